/** Minimum height of a low banner; it grows with the text. */
export const SLIM_HEIGHT = '6.75rem';
