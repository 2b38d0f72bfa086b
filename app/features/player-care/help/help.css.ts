import { style } from '@vanilla-extract/css';

export const padded = style({ padding: '0 20px 12px' });
export const heading = style({ paddingBlockStart: 14, fontSize: '0.9375rem' });
