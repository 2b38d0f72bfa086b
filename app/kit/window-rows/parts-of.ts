/** A row to draw, or the height of the rows that are left out before one. */
export type Part = { index: number } | { gap: number; before: number };

interface Placed {
  index: number;
  /** Start in pixels, as `end`. */
  start: number;
  end: number;
}

/** The rows of a long list that are drawn, and what takes the place of the others. */
export function partsOf(
  rows: readonly Placed[],
  { start, end, count }: Omit<Placed, 'index'> & { count: number },
): Part[] {
  const ends = [start, ...rows.map((row) => row.end)];
  const parts = rows.flatMap((row, index): Part[] => {
    const gap = row.start - (ends[index] ?? start);
    return [...(gap > 0 ? [{ gap, before: row.index }] : []), { index: row.index }];
  });
  const rest = end - (ends.at(-1) ?? start);
  return rest > 0 ? [...parts, { gap: rest, before: count }] : parts;
}
