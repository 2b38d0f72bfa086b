import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
export const quiet = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
