/** Pages at either end that always show, and pages around the one that is shown; the specification's part 9 says both. */
const MARGIN = 1;
const RANGE = 5;

/** A page's number from 1, or a gap that stands for the pages left out. */
export type PageItem = number | 'gap';

/**
 * The pages to offer. A gap stands for two pages at least: where it would hide one, that page shows.
 * @param page the one that is shown, from 1
 * @param count how many there are
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
