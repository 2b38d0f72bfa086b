import { plainPath } from '../router/same-path.ts';

const MAX_TRAIL_LENGTH = 5;

/** What tells the page at an address from others: two addresses with the same are one page. */
export type PageOf = (address: string) => string;

/**
 * The trail after a visit. A page already in it ends it there, so going back cuts what came after.
 * @param trail addresses below the base path, with their query
 * @param address of the visited page
 */
export function afterVisit(trail: readonly string[], address: string, pageOf: PageOf): string[] {
  const page = pageOf(address);
  const index = trail.findIndex((visited) => pageOf(visited) === page);
  const before = index < 0 ? trail : trail.slice(0, index);
  return [...before, address].slice(-MAX_TRAIL_LENGTH);
}

/** Reads the stored trail, which anyone may have edited. */
export function parseTrail(stored: string | null): string[] {
  try {
    const trail: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(trail) ? trail.filter(isAddress) : [];
  } catch {
    return [];
  }
}

/** The path of an address, as the site compares it. */
export function pathOf(address: string): string {
  return plainPath(address.replace(/[?#].*/, ''));
}

/** The query of an address, without the hash. */
export function queryOf(address: string): string {
  return address.replace(/#.*/, '').replace(/^[^?]*/, '');
}

function isAddress(entry: unknown): entry is string {
  return typeof entry === 'string' && /^\/(?!\/)/.test(entry);
}
