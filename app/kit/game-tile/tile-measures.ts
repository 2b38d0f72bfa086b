/** Heights of the lines below a tile's picture, which scale with the text, and of the gap above them. */
export const GAP = '8px';
export const NAME_HEIGHT = '1.25rem';
export const VENDOR_HEIGHT = '1.125rem';
/** A small square's name alone, in two lines. */
export const NAMES_HEIGHT = '2.125rem';
