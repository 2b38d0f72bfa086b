/** Most pages that the trail remembers. */
const MAX_TRAIL_LENGTH = 5;

/**
 * The trail after a visit. A page that is in it already ends it there, so that going back to a page cuts what came after.
 * @param trail addresses below the base path, with their query
 * @param address of the page that is visited
 */
export function afterVisit(trail: readonly string[], address: string): string[] {
  const known = trail.findIndex((visited) => pathOf(visited) === pathOf(address));
  const before = known < 0 ? trail : trail.slice(0, known);
  return [...before, address].slice(-MAX_TRAIL_LENGTH);
}

/** Reads what is stored, which may be anybody's. */
export function parseTrail(stored: string | null): string[] {
  try {
    const trail: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(trail) ? trail.filter(isAddress) : [];
  } catch {
    return [];
  }
}

/** The part of an address that names the page; a slash at its end, as some servers put there, names no other one. */
export function pathOf(address: string): string {
  return address.replace(/\/*(?:[?#].*)?$/, '').toLowerCase();
}

function isAddress(entry: unknown): entry is string {
  return typeof entry === 'string' && /^\/(?!\/)/.test(entry);
}
