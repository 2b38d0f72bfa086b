/** Pages that always show at either end, and pages around the current one; both are in part 9 of the specification. */
const MARGIN = 1;
const RANGE = 5;

/** A page number from 1, or a gap in place of hidden pages. */
export type PageItem = number | 'gap';

/**
 * The items to show. A gap hides at least two pages: a single hidden page shows instead.
 * @param page the current page, from 1
 * @param count number of pages
 */
export function pageItems(page: number, count: number): PageItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(RANGE / 2), count - RANGE + 1));
  const shown = new Set<number>();
  for (let page = 1; page <= Math.min(MARGIN, count); page++) shown.add(page).add(count + 1 - page);
  for (let page = first; page <= Math.min(count, first + RANGE - 1); page++) shown.add(page);
  return [...shown].toSorted((a, b) => a - b).flatMap((page, index, all) => [...between(all[index - 1], page), page]);
}

function between(before: number | undefined, page: number): PageItem[] {
  const hidden = page - (before ?? 0) - 1;
  if (hidden === 0) return [];
  return hidden === 1 ? [page - 1] : ['gap'];
}
