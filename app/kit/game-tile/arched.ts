/** Half an ellipse above a tile; its height is a share of the tile's. */
export function arched(height: string) {
  return { borderStartStartRadius: `50% ${height}`, borderStartEndRadius: `50% ${height}` } as const;
}
