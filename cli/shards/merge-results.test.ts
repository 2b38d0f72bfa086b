import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Problem } from '#cli/problems/problem.ts';
import { mergeResults } from './merge-results.ts';
import { brandsOfShard } from './shard.ts';
import { findResults, removeResult, resultName, type ShardResult, writeResult } from './shard-result.ts';

const OF = 8;
const brands = Array.from({ length: 40 }, (_brand, at) => `brand-${String(at).padStart(2, '0')}`);
const numbers = Array.from({ length: OF }, (_shard, at) => at + 1);
const theme: Problem = {
  file: 'themes/own/theme.json',
  line: 2,
  column: 3,
  path: 'scheme',
  rule: 'choice',
  message: 'This value is not one of the allowed values.',
  expected: null,
  received: null,
  fix: null,
};

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'brandgen-shards-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

function resultOf(number: number, facts: Partial<ShardResult> = {}): ShardResult {
  const shard = { number, of: OF };
  const sites = brandsOfShard(brands, shard).map((brand) => ({
    brand,
    site: brand,
    features: ['home'],
    languages: ['EN'],
    files: 7,
    firstLoad: { js: 1, css: 1 },
    milliseconds: 5,
    fromCache: 'app' as const,
  }));
  const none = { broken: [], notBuilt: [], untranslated: [], problems: [], warnings: [] };
  return { format: 1, shard, version: '1.0.0', commit: 'c', brands, milliseconds: number, sites, ...none, ...facts };
}

function write(...results: readonly ShardResult[]): void {
  for (const result of results) writeResult(out, result);
}

const merged = () => mergeResults(findResults(out), '/operator');
const faultsOf = (result: ReturnType<typeof merged>) =>
  'faults' in result ? result.faults.map(({ file, message }) => ({ file, message })) : [];

it('makes one result of those of all shards, in the order of the brands', () => {
  write(...numbers.map((number) => resultOf(number)));
  expect(merged()).toMatchObject({ shards: OF, milliseconds: OF, problems: [], notBuilt: [] });
  const result = merged();
  const sites = 'sites' in result ? result.sites : [];
  expect(sites.map(({ brand }) => brand)).toEqual(brands);
  expect(sites[0]?.folder).toBe(join(out, 'brand-00'));
});

it('reports a problem of several shards once, at its place in the workspace', () => {
  write(...numbers.map((number) => resultOf(number, { problems: [theme] })));
  expect(merged()).toMatchObject({ problems: [{ ...theme, file: '/operator/themes/own/theme.json' }] });
});

it('names the brands of a missing shard, and of one whose result is torn', () => {
  write(...numbers.filter((number) => number !== 3).map((number) => resultOf(number)));
  writeFileSync(join(out, resultName({ number: 5, of: OF })), '{"format":1,');
  const messageOf = (number: number) =>
    `Shard ${number} of 8 has no whole result. Its brands: ${brandsOfShard(brands, { number, of: OF }).join(', ')}.`;
  expect(faultsOf(merged())).toEqual([
    { file: join(out, 'shard-3-of-8.json'), message: messageOf(3) },
    { file: join(out, 'shard-5-of-8.json'), message: messageOf(5) },
  ]);
});

it('counts a result that was removed before its build as missing', () => {
  write(...numbers.map((number) => resultOf(number)));
  removeResult(out, { number: 3, of: OF });
  expect(faultsOf(merged())).toHaveLength(1);
});

it.each([
  ['version of brandgen', { version: '2.0.0' }],
  ['commit', { commit: 'd' }],
  ['list of brands', { brands: [...brands, 'more'] }],
])('refuses a shard with another %s', (what, facts) => {
  write(...numbers.map((number) => resultOf(number, number === 4 ? facts : {})));
  const message = `This shard was built with another ${what} than shard 1.`;
  expect(faultsOf(merged())).toEqual([{ file: join(out, 'shard-4-of-8.json'), message }]);
});

it('refuses results of several builds, two of one shard, and none', () => {
  expect(merged).toThrow('There is no result of a shard.');
  write(resultOf(1));
  expect(() => mergeResults([...findResults(out), ...findResults(out)], out)).toThrow('are results of the same shard');
  write(resultOf(1, { shard: { number: 1, of: 4 } }));
  expect(merged).toThrow('There are results of builds in 4 and in 8 shards.');
});
