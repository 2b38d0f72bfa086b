import { afterVisit, parseTrail } from './trail.ts';

/** Session-storage key: each tab has its own trail. */
const KEY = 'trail';

/** The trail after a visit to this address. */
export function trailTo(address: string): string[] {
  return afterVisit(parseTrail(sessionStorage.getItem(KEY)), address);
}

export function remember(address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify(trailTo(address)));
}

export function forgetTrail(): void {
  sessionStorage.removeItem(KEY);
}
