export interface ListPages<Entry> {
  /** Number of entries, updated as pages load. */
  count: number;
  /** The entry at an index; undefined while its page is loading. */
  at: (index: number) => Entry | undefined;
  /** Numbers of the pages, counted from 1, that hold the entries from one index up to another. */
  pagesOf: (start: number, end: number) => number[];
}

/**
 * A list of equal pages. A page that breaks the contract in places has fewer entries, and later entries move up.
 * @param entriesOf entries of a page by its number; undefined while it is loading
 * @param total entries of the list, according to the platform
 */
export function listPages<Entry>(
  entriesOf: (pageNo: number) => readonly Entry[] | undefined,
  total: number,
  size: number,
): ListPages<Entry> {
  const pages = Array.from({ length: Math.ceil(total / size) }, (_, page) => entriesOf(page + 1));
  const starts = [0];
  for (const [page, entries] of pages.entries())
    starts.push((starts[page] ?? 0) + (entries?.length ?? Math.min(size, total - page * size)));
  const count = starts.at(-1) ?? 0;
  // Pages are never longer than requested, so the search starts close to its end.
  const pageAt = (index: number) => {
    let page = Math.floor(index / size);
    while (index >= (starts[page + 1] ?? Number.POSITIVE_INFINITY)) page += 1;
    return page;
  };
  return {
    count,
    at: (index) => pages[pageAt(index)]?.[index - (starts[pageAt(index)] ?? 0)],
    pagesOf: (start, end) => {
      const last = Math.min(end, count) - 1;
      if (last < start) return [];
      const first = pageAt(start);
      return Array.from({ length: pageAt(last) - first + 1 }, (_, offset) => first + offset + 1);
    },
  };
}
