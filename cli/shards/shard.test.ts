import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandsOfShard, shardOf } from './shard.ts';

const brand = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const count = fc.integer({ min: 1, max: 40 });
const fleet = Array.from({ length: 1000 }, (_brand, at) => `brand-${at}`);

describe('shards of brands', () => {
  it('build every brand once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(brand), count, (brands, of) => {
        const shards = Array.from({ length: of }, (_shard, at) => brandsOfShard(brands, { number: at + 1, of }));
        expect(shards.flat().sort()).toEqual(brands.toSorted());
      }),
    );
  });

  it('keep their brands when another brand is added', () => {
    fc.assert(
      fc.property(fc.uniqueArray(brand, { minLength: 1 }), count, (brands, of) => {
        const [added = '', ...others] = brands;
        const shard = { number: shardOf(added, of), of };
        expect(brandsOfShard(brands, shard)).toEqual([added, ...brandsOfShard(others, shard)]);
      }),
    );
  });

  it('give brands only to a shard that is added', () => {
    fc.assert(
      fc.property(brand, count, (id, of) => {
        expect([shardOf(id, of), of + 1]).toContain(shardOf(id, of + 1));
      }),
    );
  });

  it('are about equal, and a ninth of the brands move to the ninth', () => {
    const sizes = Array.from({ length: 8 }, (_shard, at) => brandsOfShard(fleet, { number: at + 1, of: 8 }).length);
    for (const size of sizes) expect(Math.abs(size - 125)).toBeLessThan(40);
    const moved = fleet.filter((id) => shardOf(id, 8) !== shardOf(id, 9));
    expect(Math.abs(moved.length - 111)).toBeLessThan(40);
  });

  it('stay what they are from one version to the next', () => {
    expect(['acme', 'lotus', 'mini', 'oasis'].map((id) => shardOf(id, 8))).toEqual([7, 3, 5, 2]);
  });
});
