import { tabStorage } from '#app/storage/storage.ts';
import { TRAIL } from './forget-trail.ts';
import { afterVisit, type PageOf, parseTrail } from './trail.ts';

/** The trail after a visit to this address. */
export function trailTo(address: string, pageOf: PageOf): string[] {
  return afterVisit(parseTrail(tabStorage.getItem(TRAIL)), address, pageOf);
}

export function remember(address: string, pageOf: PageOf): void {
  tabStorage.setItem(TRAIL, JSON.stringify(trailTo(address, pageOf)));
}
