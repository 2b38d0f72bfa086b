import { tabStorage } from '#app/storage/storage.ts';

/** Session-storage key of the trail: each tab has its own. */
export const TRAIL = 'trail';

export function forgetTrail(): void {
  tabStorage.removeItem(TRAIL);
}
