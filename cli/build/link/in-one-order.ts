/** Keys that come first, and keys that come last. Others are sorted alphabetically between them. */
const FIRST = ['order', 'layout', 'view', 'access', 'way', 'label', 'title', 'icon', 'path', 'group', 'modal', 'id'];
const LAST = ['audience', 'load', 'screen'];

/**
 * Sorts the keys of all objects in the same order. Gzip compresses the repeated text better, and the entry is part of
 * every first load.
 */
export function inOneOrder(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inOneOrder);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]) => [name, inOneOrder(value)] as const);
  return Object.fromEntries(
    entries.sort(([first], [other]) => placeOf(first) - placeOf(other) || (first < other ? -1 : 1)),
  );
}

function placeOf(name: string): number {
  const last = LAST.indexOf(name);
  if (last >= 0) return FIRST.length + 1 + last;
  const first = FIRST.indexOf(name);
  return first < 0 ? FIRST.length : first;
}
