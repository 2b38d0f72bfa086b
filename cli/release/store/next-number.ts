import type { StorePlaces } from './store-places.ts';
import type { StoredSizes } from './upload-site.ts';

/** The numbers of all manifests of a brand, those that never went live among them. */
export function takenInStore({ releases }: StorePlaces, stored: StoredSizes): number[] {
  const names = [...stored.keys()].filter((key) => key.startsWith(releases)).map((key) => key.slice(releases.length));
  return names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []));
}

/** The number that the next release of a brand takes. */
export function nextNumber(places: StorePlaces, stored: StoredSizes): number {
  return Math.max(0, ...takenInStore(places, stored)) + 1;
}
