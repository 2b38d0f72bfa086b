export interface Places {
  active: number;
  count: number;
  /** Rows in sight at once. */
  page: number;
}

/** The row that a key leads to, or undefined if it leads to none. */
export function nextPlace(key: string, { active, count, page }: Places): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.max(0, Math.min(place, count - 1));
}

/** The row above that a row belongs to, as far as rows are loaded. @param levelAt undefined for a row that is not loaded */
export function parentPlace(levelAt: (index: number) => number | undefined, active: number): number | undefined {
  const level = levelAt(active) ?? 1;
  for (let index = active - 1; index >= 0; index -= 1) {
    const found = levelAt(index);
    if (found === undefined) return undefined;
    if (found < level) return index;
  }
  return undefined;
}
