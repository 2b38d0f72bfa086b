import { style } from '@vanilla-extract/css';
import { theme } from '#themes/contract.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const lines = style({ display: 'grid', gap: 8, margin: 0, fontSize: '0.9375rem' });
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const lineName = style({ color: theme.color.muted });
export const lineValue = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: theme.color.muted, fontSize: '0.875rem', textWrap: 'pretty' });
export const bone = style({ height: 240, borderRadius: theme.radius.card });
