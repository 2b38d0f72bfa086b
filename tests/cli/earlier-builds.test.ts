import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { repository, runBrandgen } from './run-brandgen.ts';
import { faultsOf, filesOf, readEarlier, readManifest } from './site-state.ts';

const scratch = mkdtempSync(join(tmpdir(), 'brandgen-earlier-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let workspace = '';
beforeEach(() => {
  workspace = mkdtempSync(join(scratch, 'workspace-'));
  mkdirSync(join(workspace, 'brands/acme'), { recursive: true });
  writeFileSync(
    join(workspace, 'brands/acme/mark.svg'),
    readFileSync(join(repository, 'brands/mini/mark.svg'), 'utf8'),
  );
});

const site = () => join(workspace, 'out/acme');

/** Builds the brand and returns its theme's stylesheet, which is another one for each radius. */
async function build(radius: number, keepDays?: number): Promise<string> {
  const config = {
    id: 'acme',
    extends: 'mini',
    name: 'Acme',
    merchant: 'acme01',
    site: { domains: ['acme.example'], ...(keepDays !== undefined && { keepDays }) },
    theme: { tokens: { radius: { card: `${radius}px` } } },
    artwork: { mark: 'mark.svg' },
  };
  writeFileSync(join(workspace, 'brands/acme/brand.json'), JSON.stringify(config));
  const { exitCode, stdout } = await runBrandgen(['build', 'acme'], { cwd: workspace });
  expect({ exitCode, stdout }).toMatchObject({ exitCode: 0 });
  expect(faultsOf(site())).toEqual([]);
  return Object.keys(readManifest(site()).files).find((file) => /^assets\/theme-.*\.css$/.test(file)) ?? '';
}

const kept = () => readEarlier(site()).map(({ files }) => Object.keys(files));

it('leave their files in the site, however many they are', async () => {
  const one = await build(1);
  const two = await build(2);
  const three = await build(3);
  await build(4);
  expect(kept()).toEqual([[three], [two], [one]]);
});

it('leave none where the brand keeps none', async () => {
  await build(1);
  await build(2, 0);
  expect(filesOf(site()).filter((file) => file.startsWith('earlier/'))).toEqual([]);
});

it('change nothing of what the next build makes itself', async () => {
  const own = () =>
    filesOf(site())
      .filter((file) => !file.startsWith('earlier/'))
      .map((file) => [file, readFileSync(join(site(), file), 'base64')]);
  await build(1);
  const fresh = own();
  await build(2);
  await build(1);
  expect(kept()).toHaveLength(1);
  expect(own()).toEqual(fresh);
});

it('give a changed page of the same size another time, and everything else the time that it had', async () => {
  const factsOf = (file: string) => {
    const { size, mtimeMs } = statSync(join(site(), file));
    return { size, time: mtimeMs };
  };
  const both = async (radius: number) => {
    await build(radius);
    return { page: factsOf('help.html'), robots: factsOf('robots.txt'), packages: factsOf('bom.cdx.json') };
  };
  const [first, second, again] = [await both(1), await both(2), await both(1)];
  expect(second.page.size).toBe(first.page.size);
  expect(second.page.time).not.toBe(first.page.time);
  expect([second.robots, second.packages]).toEqual([first.robots, first.packages]);
  expect(again).toEqual(first);
});
