import { style } from '@vanilla-extract/css';
import { space } from '#app/kit/theme/space.ts';

export const body = style({ display: 'grid', gap: space(5) });
export const form = style({ display: 'grid', gap: space(5) });
export const field = style({ height: 78 });
export const action = style({ height: 52 });
