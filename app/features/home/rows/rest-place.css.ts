import { style } from '@vanilla-extract/css';

/** Keeps the footer below the window until the rows are rendered. */
export const restPlace = style({ blockSize: '100vh' });
