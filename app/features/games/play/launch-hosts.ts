import type { SafeStorage } from '#app/storage/storage.ts';

const SEED_KEY = 'visit-seed';

/**
 * The hosts that serve games in this visit's order. If one fails, the next is tried.
 * @param named origins from the platform
 * @param accepted origins from the brand's configuration; no other origin is ever framed
 * @param seed of the visit, from 0 to 1
 */
export function launchHosts(named: readonly string[], accepted: readonly string[], seed: number): readonly string[] {
  const acceptedNames = named.filter((host) => accepted.includes(host));
  return shuffled(acceptedNames.length > 0 ? [...new Set(acceptedNames)] : accepted, seed);
}

/** Shuffles by a seed: the same seed gives the same order, and every order is possible. */
function shuffled(hosts: readonly string[], seed: number): readonly string[] {
  const left = [...hosts];
  let rest = seed;
  return hosts.flatMap(() => {
    const share = rest * left.length;
    const index = Math.min(Math.floor(share), left.length - 1);
    rest = share - index;
    return left.splice(index, 1);
  });
}

/** A random number in [0, 1) that stays the same for this visit, even after a reload. */
export function visitSeed(storage: Pick<SafeStorage, 'getItem' | 'setItem'>): number {
  const stored = Number(storage.getItem(SEED_KEY) ?? Number.NaN);
  if (stored >= 0 && stored < 1) return stored;
  const drawn = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  // If storage fails, every page draws a new seed.
  storage.setItem(SEED_KEY, String(drawn));
  return drawn;
}
