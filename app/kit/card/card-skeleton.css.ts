import { style } from '@vanilla-extract/css';

export const boneDot = style({ flex: 'none', width: 24, height: 24, borderRadius: '50%' });
export const boneLine = style({ flex: '0 1 60%', height: 14 });
