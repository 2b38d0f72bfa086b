import { digest } from '#cli/build/digest.ts';

export interface Shard {
  /** Counted from 1. */
  readonly number: number;
  /** Total number of shards. */
  readonly of: number;
}

/**
 * Number of the shard that builds a brand, from 1, by rendezvous hashing: the shard with the highest digest of its
 * number and the brand's id. Other brands do not matter, and an additional shard only takes brands over. @param of
 * total number of shards
 */
export function shardOf(brand: string, of: number): number {
  let best = { number: 1, weight: '' };
  for (let number = 1; number <= of; number += 1) {
    const weight = digest(`${number}/${brand}`);
    if (weight > best.weight) best = { number, weight };
  }
  return best.number;
}

/** The brands that a shard builds, in order. */
export function brandsOfShard(brands: readonly string[], { number, of }: Shard): string[] {
  return brands.filter((brand) => shardOf(brand, of) === number);
}
