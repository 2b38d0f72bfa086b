const KEY = 'visit-seed';

/** A number in [0, 1) that is this visit's: drawn once, and the same after a reload. */
export function visitSeed(storage: Pick<Storage, 'getItem' | 'setItem'>): number {
  const drawn = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  try {
    const known = Number(storage.getItem(KEY) ?? Number.NaN);
    if (known >= 0 && known < 1) return known;
    storage.setItem(KEY, String(drawn));
  } catch {
    // Without a storage every page is a visit.
  }
  return drawn;
}
