/** A deterministic stream of numbers in [0, 1) for one seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The item at `position`, wrapping round; throws on an empty list. */
export function pick<T>(list: readonly T[], position: number): T {
  const item = list[((Math.floor(position) % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
  return item;
}
