const KEY = 'visit-seed';

/** A random number in [0, 1) that stays the same for this visit, even after a reload. */
export function visitSeed(storage: Pick<Storage, 'getItem' | 'setItem'>): number {
  const drawn = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  try {
    const known = Number(storage.getItem(KEY) ?? Number.NaN);
    if (known >= 0 && known < 1) return known;
    storage.setItem(KEY, String(drawn));
  } catch {
    // Without storage every page counts as a visit.
  }
  return drawn;
}
