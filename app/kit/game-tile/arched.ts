/** Half a circle above a tile; its height is said as a share of the tile's. */
export function arched(height: string) {
  return { borderStartStartRadius: `50% ${height}`, borderStartEndRadius: `50% ${height}` } as const;
}
