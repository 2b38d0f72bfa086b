import type { SafeStorage } from './storage.ts';

const SEED_KEY = 'visit-seed';

/** A random number in [0, 1) that stays the same for this visit, even after a reload. */
export function visitSeed(storage: Pick<SafeStorage, 'getItem' | 'setItem'>): number {
  const known = Number(storage.getItem(SEED_KEY) ?? Number.NaN);
  if (known >= 0 && known < 1) return known;
  const drawn = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  // Without storage every page counts as a visit.
  storage.setItem(SEED_KEY, String(drawn));
  return drawn;
}
