import type { StorePlaces } from './store-places.ts';
import type { StoredSizes } from './stored-build.ts';

/** Numbers of all manifests of a brand, including releases that never went live. @param keys of the brand's objects */
export function takenNumbers({ releases }: StorePlaces, keys: Iterable<string>): number[] {
  const names = [...keys].filter((key) => key.startsWith(releases)).map((key) => key.slice(releases.length));
  return names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []));
}

/** Number of a brand's next release. @param live number of the live one, whose manifest may be lost */
export function nextNumber(places: StorePlaces, stored: StoredSizes, live: number): number {
  return Math.max(live, ...takenNumbers(places, stored.keys())) + 1;
}
