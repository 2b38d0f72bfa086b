import { style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', fill: 'currentColor' });

export const flipped = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
