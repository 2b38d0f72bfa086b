import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
export const expiry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const legend = style({ fontWeight: 600, fontSize: theme.type.small });
export const expiryText = style({
  color: theme.color.muted,
  fontSize: theme.type.small,
  fontVariantNumeric: 'tabular-nums',
});
export const ready = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const readyText = style({ color: theme.color.muted, textWrap: 'pretty' });
