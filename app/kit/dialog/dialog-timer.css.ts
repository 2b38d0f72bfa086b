import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';
import { CALM } from '../theme/media.ts';

/** Along the dialog's upper edge; hidden for users who prefer reduced motion. */
export const timer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: 3,
  backgroundColor: theme.color.accent,
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [CALM]: { display: 'none' } },
});

export const warning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(2),
  color: theme.color.muted,
  fontSize: theme.type.small,
  textAlign: 'center',
});
