import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fleetBrand, writeFleet } from '../bench/fleet.ts';
import { runBrandgen } from './run-brandgen.ts';
import { faultsOf, readManifest } from './site-state.ts';

/** Enough brands for a second thread. */
const COUNT = 30;
const brands = Array.from({ length: COUNT }, (_brand, number) => fleetBrand(number));

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-fleet-'));
beforeAll(() => writeFleet(workspace, COUNT));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const buildAll = async (...words: string[]) => {
  const { exitCode, stdout } = await runBrandgen(['build', '--all', '--json', ...words], { cwd: workspace });
  expect(exitCode).toBe(0);
  return JSON.parse(stdout).sites;
};

it('builds every brand of a fleet, with the same result for one job or many', async () => {
  const sites = await buildAll('--jobs', '4');
  expect(sites.map(({ brand }: { brand: string }) => brand)).toEqual(brands);
  for (const brand of brands) expect(faultsOf(join(workspace, 'out', brand))).toEqual([]);
  await buildAll('--jobs', '1', '--out', 'alone');
  for (const brand of brands) {
    expect(readManifest(join(workspace, 'alone', brand))).toEqual(readManifest(join(workspace, 'out', brand)));
  }
});

it('rebuilds nothing when nothing has changed', async () => {
  const sites = await buildAll();
  expect(new Set(sites.map(({ fromCache }: { fromCache: string }) => fromCache))).toEqual(new Set(['site']));
});
