import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 });
export const expiry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const legend = style({ fontWeight: 600, fontSize: '0.875rem' });
export const expiryText = style({
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
export const ready = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const readyText = style({ color: theme.color.muted, textWrap: 'pretty' });
