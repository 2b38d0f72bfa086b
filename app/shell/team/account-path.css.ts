import { style } from '@vanilla-extract/css';
import { WIDE } from '#app/kit/theme/media.ts';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

/** A line with a path and what it says of the last account, as high while it loads. */
export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(0, 3),
  minHeight: '1.5rem',
  fontSize: theme.type.small,
});
export const path = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), minWidth: 0 });
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.color.accentText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  '@media': { [WIDE]: { minHeight: 24 } },
});
export const here = style({ fontWeight: 600, overflowWrap: 'anywhere' });
