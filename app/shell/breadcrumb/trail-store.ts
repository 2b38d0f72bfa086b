import { tabStorage } from '#app/storage/storage.ts';
import { afterVisit, parseTrail } from './trail.ts';

/** Session-storage key: each tab has its own trail. */
const KEY = 'trail';

/** The trail after a visit to this address. */
export function trailTo(address: string): string[] {
  return afterVisit(parseTrail(tabStorage.getItem(KEY)), address);
}

export function remember(address: string): void {
  tabStorage.setItem(KEY, JSON.stringify(trailTo(address)));
}

export function forgetTrail(): void {
  tabStorage.removeItem(KEY);
}
