import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

/** Loaded before the command: the second thread ends without an error in the middle of a site. */
const END_OF_THREAD = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { isMainThread } from 'node:worker_threads';
  const { writeFile } = fs.promises;
  fs.promises.writeFile = async (file, ...rest) => {
    if (!isMainThread && file.endsWith('/index.html')) process.exit(3);
    await writeFile(file, ...rest);
  };
  syncBuiltinESMExports();`;

it('fails when a thread ends by itself, and leaves no half of a site', async () => {
  const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(END_OF_THREAD)}` };
  const words = ['build', '--all', '--jobs', '2', '--out', 'cut'];
  const { exitCode, stderr } = await runBrandgen(words, { cwd: workspace, environment });
  expect(stderr).toMatch(/A build thread ended by itself with exit code 3 while it built brand-00\d\d/);
  expect(exitCode).toBe(70);
  const built = readdirSync(join(workspace, 'cut')).filter((name) => name !== '.builds');
  expect(built.length).toBeLessThan(COUNT);
  for (const brand of built) expect(faultsOf(join(workspace, 'cut', brand))).toEqual([]);
  const names = built.map((brand) => `${brand}.live`);
  expect(readdirSync(join(workspace, 'cut/.builds')).sort()).toEqual(names.sort());
});
