/** Heights of the lines below a tile's picture, which scale with the text, and of the gap above them. */
export const GAP = '8px';
/** Two lines of a name, whether it needs both or one. */
export const NAMES_HEIGHT = '2.25rem';
export const VENDOR_HEIGHT = '1.125rem';
