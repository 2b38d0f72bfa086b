import { digest } from '#cli/build/digest.ts';

/** A part of a build of all brands. */
export interface Shard {
  /** Counted from 1. */
  readonly number: number;
  /** How many shards there are. */
  readonly of: number;
}

/**
 * Number of the shard that builds a brand, from 1, by rendezvous hashing: of all shards, the one with the highest digest of its number and
 * the brand's id. It depends on no other brand, and a shard that is added only takes brands.
 * @param of how many shards there are
 */
export function shardOf(brand: string, of: number): number {
  let best = { number: 1, weight: '' };
  for (let number = 1; number <= of; number += 1) {
    const weight = digest(`${number}/${brand}`);
    if (weight > best.weight) best = { number, weight };
  }
  return best.number;
}

/** The brands that a shard builds, in the same order. */
export function brandsOfShard(brands: readonly string[], { number, of }: Shard): string[] {
  return brands.filter((brand) => shardOf(brand, of) === number);
}
