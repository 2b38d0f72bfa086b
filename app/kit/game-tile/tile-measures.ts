/** Heights in pixels of the lines below a tile's picture, and of the room above them. */
export const GAP = 8;
export const NAME_HEIGHT = 20;
export const VENDOR_HEIGHT = 18;
