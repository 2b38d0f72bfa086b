/** Least height of a banner that is a band below something; it grows with the text. */
export const SLIM_HEIGHT = '6.75rem';
