import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';
export const legend = style({ fontWeight: 600, fontSize: theme.type.small });
export const expiryText = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const readyText = style({ color: theme.color.muted, textWrap: 'pretty' });
