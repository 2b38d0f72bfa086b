import { style } from '@vanilla-extract/css';

export const place = style({ width: 150, height: 44 });
