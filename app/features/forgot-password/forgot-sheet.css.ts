import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: 16 });
export const form = style({ display: 'grid', gap: 16 });
export const field = style({ height: 78 });
export const action = style({ height: 52 });
