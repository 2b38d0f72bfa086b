/**
 * Layers from the lowest to the highest. A theme changes none of them, so these are numbers in the styles instead of custom
 * properties.
 */
export const layer = {
  /** Decoration behind the content of its own part. */
  under: -1,
  /** Lies above its neighbours in the same part. */
  over: 1,
  /** A pinned row or column of a grid, above what scrolls below it. */
  pinned: 2,
  /** Lies where two pinned ones cross. */
  corner: 3,
  /** The sticky foot of a page. */
  foot: 20,
  /** The header, and the bar at the bottom. */
  bar: 30,
  menu: 40,
  popup: 50,
  /** Says something about the whole site. */
  message: 60,
  /** The page that takes the place of a broken one. */
  recovery: 100,
} as const;
