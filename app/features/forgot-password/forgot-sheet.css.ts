import { style } from '@vanilla-extract/css';
export const field = style({ height: 78 });
export const action = style({ height: 52 });
