import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const notePart = style({ display: 'inline-flex', alignItems: 'center', gap: space(4), whiteSpace: 'nowrap' });
export const left = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const noteAction = style({
  minHeight: 24,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.accentText,
  fontSize: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
