import { tabStorage } from '#app/storage/storage.ts';
import { TRAIL } from './forget-trail.ts';
import { afterVisit, parseTrail } from './trail.ts';

/** The trail after a visit to this address. */
export function trailTo(address: string): string[] {
  return afterVisit(parseTrail(tabStorage.getItem(TRAIL)), address);
}

export function remember(address: string): void {
  tabStorage.setItem(TRAIL, JSON.stringify(trailTo(address)));
}
