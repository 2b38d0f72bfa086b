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
  for (let at = 1; at <= Math.min(MARGIN, count); at++) shown.add(at).add(count + 1 - at);
  for (let at = first; at <= Math.min(count, first + RANGE - 1); at++) shown.add(at);
  return [...shown].toSorted((a, b) => a - b).flatMap((at, index, all) => [...between(all[index - 1], at), at]);
}

function between(before: number | undefined, at: number): PageItem[] {
  const hidden = at - (before ?? 0) - 1;
  if (hidden === 0) return [];
  return hidden === 1 ? [at - 1] : ['gap'];
}
