import { style } from '@vanilla-extract/css';

export const block = style({ display: 'grid', gap: 16, width: '100%' });
export const line = style({ height: 28, maxWidth: 280 });
export const body = style({ height: 320 });
