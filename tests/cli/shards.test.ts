import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandsOfShard } from '#cli/shards/shard.ts';
import { fleetBrand, writeFleet } from '../bench/fleet.ts';
import { runBrandgen } from './run-brandgen.ts';
import { faultsOf } from './site-state.ts';

const brands = [0, 1, 2].map(fleetBrand);
const workspace = mkdtempSync(join(tmpdir(), 'brandgen-shards-'));
beforeAll(() => writeFleet(workspace, brands.length));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const run = (words: string[], environment = {}) => runBrandgen(words, { cwd: workspace, environment });
const second = brandsOfShard(brands, { number: 2, of: 2 });

it('builds every brand in one of the shards, and merges their results', async () => {
  const first = await run(['build', '--all', '--shard', '1/2', '--json']);
  const own = JSON.parse(first.stdout).sites.map(({ brand }: { brand: string }) => brand);
  expect(own).toEqual(brands.filter((brand) => !second.includes(brand)));
  const early = await run(['merge', 'out']);
  const message = `Shard 2 of 2 has no whole result. Its brands: ${second.join(', ')}.`;
  expect(early).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining(message) });
  const ofJob = await run(['build', '--all', '--shard', '2'], { JOB_COMPLETION_INDEX: '1' });
  expect(ofJob).toMatchObject({ exitCode: 0, stderr: '' });
  const { exitCode, stdout } = await run(['merge', 'out', '--json']);
  const merged = JSON.parse(stdout);
  expect({ exitCode, shards: merged.shards }).toEqual({ exitCode: 0, shards: 2 });
  expect(merged.sites.map(({ folder }: { folder: string }) => folder)).toEqual(
    brands.map((brand) => join(workspace, 'out', brand)),
  );
  for (const brand of brands) expect(faultsOf(join(workspace, 'out', brand))).toEqual([]);
});

it('builds nothing in a shard without brands, and refuses one of a few brands', async () => {
  const empty = [1, 2, 3, 4, 5].find((number) => brandsOfShard(brands, { number, of: 5 }).length === 0);
  const { exitCode, stdout } = await run(['build', '--all', '--shard', `${empty}/5`]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `Shard ${empty} of 5 has no brands.\n` });
  const named = await run(['build', 'brand-0000', '--shard', '1/2']);
  const stderr = 'error: `--shard` divides all brands, so it needs `--all`.\n';
  expect(named).toEqual({ exitCode: 2, stdout: '', stderr });
});
