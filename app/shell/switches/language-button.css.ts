import { style } from '@vanilla-extract/css';

export const code = style({ fontWeight: 600, fontSize: '0.875rem' });
