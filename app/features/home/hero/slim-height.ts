/** Minimum height of a low banner, which grows with its text. */
export const SLIM_HEIGHT = '6.75rem';
