import { rmSync } from 'node:fs';
import path from 'node:path';
import { mergeResults } from '#cli/shards/merge-results.ts';
import { brandsOfShard } from '#cli/shards/shard.ts';
import { findResults, resultName } from '#cli/shards/shard-result.ts';
import type { Fleet } from './fleet-runs.ts';
import { measure } from './measure.ts';

/** Figures of a missing shard, whose loss is reported when the results of all are merged. */
export interface ShardFigures {
  /** Seconds of the slowest of eight shards, by the clock. */
  slowestShardSeconds: number;
  missingShardBrands: number;
  /** Number of its brands that the message names. */
  missingShardNamed: number;
}

const SHARDS = 8;
const MISSING = 3;

/** Builds a fleet in eight shards, and merges them without the third. */
export async function measureShards(scratch: string, { folder, count }: Fleet): Promise<ShardFigures> {
  const out = path.join(folder, 'shards');
  const cache = path.join(folder, 'cache');
  const seconds: number[] = [];
  for (let number = 1; number <= SHARDS; number += 1) {
    const place = ['--workspace', folder, '--out', out];
    const words = ['dist/cli/main.js', 'build', '--all', '--json', '--shard', `${number}/${SHARDS}`, ...place];
    seconds.push((await measure(words, scratch, { BRANDGEN_CACHE: cache })).seconds);
  }
  const whole = mergeResults(findResults(out), folder);
  if ('faults' in whole || whole.sites.length !== count) throw new Error('Eight shards do not make a whole build.');
  const shard = { number: MISSING, of: SHARDS };
  rmSync(path.join(out, resultName(shard)));
  const merged = mergeResults(findResults(out), folder);
  const said = 'faults' in merged ? merged.faults.map(({ message }) => message).join('\n') : '';
  const isNamed = said.includes(`Shard ${MISSING} of ${SHARDS} `);
  const brands = brandsOfShard(
    whole.sites.map(({ brand }) => brand),
    shard,
  );
  return {
    slowestShardSeconds: Math.max(...seconds),
    missingShardBrands: brands.length,
    missingShardNamed: isNamed ? brands.filter((brand) => said.includes(brand)).length : 0,
  };
}
