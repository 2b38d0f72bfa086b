import { afterVisit, parseTrail } from './trail.ts';

/** Session-storage key: the trail is this tab's. */
const KEY = 'trail';

/** The trail with a visit to this address at its end. */
export function trailTo(address: string): string[] {
  return afterVisit(parseTrail(sessionStorage.getItem(KEY)), address);
}

export function remember(address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify(trailTo(address)));
}

export function forgetTrail(): void {
  sessionStorage.removeItem(KEY);
}
