import { style } from '@vanilla-extract/css';

/** Some rows high, so that the footer stays below the window until they are there. */
export const restPlace = style({ blockSize: '100vh' });
