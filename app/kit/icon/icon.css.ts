import { style } from '@vanilla-extract/css';

/** An icon has a width of its own: a share of a row that shrinks around it is nothing, except in Chromium. */
export const icon = style({ flex: 'none', maxWidth: 'none', fill: 'currentColor' });

export const flipped = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
