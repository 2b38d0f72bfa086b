import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { luckyDip, luckyDipPath } from './lucky-dip.ts';
import { changesIn, copyProject, putFiles, runIn } from './project-copy.ts';
import { repository } from './run-brandgen.ts';

/** Generated, and JSON has no line to say so. */
const BUNDLE = 'schemas/generated/platform.openapi.json';
/** Milliseconds for copying the project and generating on a busy machine. */
const MOST = 300_000;
const node = process.execPath;
const copy = mkdtempSync(join(tmpdir(), 'brandgen-feature-'));
const workspace = mkdtempSync(join(tmpdir(), 'brandgen-brands-'));

/** A copy of the project with the feature and two brands, one of which has it off. */
beforeAll(async () => {
  await copyProject(copy);
  putFiles(copy, luckyDip);
  for (const [id, on] of [
    ['on', true],
    ['off', false],
  ] as const)
    putBrand(id, on);
  await runIn(copy, 'npm', 'run', '--silent', 'generate');
}, MOST);
afterAll(() => {
  for (const folder of [copy, workspace]) rmSync(folder, { recursive: true, force: true });
});

function putBrand(id: string, on: boolean): void {
  cpSync(join(repository, 'brands/mini'), join(workspace, 'brands', id), { recursive: true });
  const brand = JSON.parse(readFileSync(join(repository, 'brands/mini/brand.json'), 'utf8'));
  const own = { id, merchant: id, site: { domains: [`${id}.example`] }, content: { ...brand.content, luckyDip: on } };
  putFiles(workspace, { [`brands/${id}/brand.json`]: JSON.stringify({ ...brand, ...own }) });
}

const textOf = (file: string) => readFileSync(join(copy, file), 'utf8');
const isGenerated = (file: string) => /[Gg]enerated from/.test(textOf(file).slice(0, 300));

it('only touches its own folder, its words, its file of the contract and one sandbox folder', async () => {
  const { added, changed } = await changesIn(copy);
  expect(added.filter((file) => !isGenerated(file)).sort()).toEqual(Object.keys(luckyDip).sort());
  expect(changed.filter((file) => !isGenerated(file))).toEqual([BUNDLE]);
});

it('is documented, typed and checked without other edits', async () => {
  expect(textOf('docs/features.md')).toContain('`/member?page=luckyDip`');
  expect(textOf('docs/brand-config.md')).toContain('A prize that players draw once a day.');
  const check = (part: string) =>
    runIn(copy, node, 'node_modules/typescript-native/bin/tsc', '--noEmit', '--project', `${part}/tsconfig.json`);
  await Promise.all(['app', 'sandbox'].map(check));
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  await runIn(copy, node, cruise, 'sandbox', '--config', '.dependency-cruiser.mjs');
});

it('is in the site of a brand that has it, and absent where it is off', async () => {
  await runIn(
    workspace,
    node,
    '--import',
    join(copy, 'node_modules/tsx/dist/esm/index.mjs'),
    join(copy, 'cli/main.ts'),
    'build',
    'on',
    'off',
  );
  expect(mentions('on')).toEqual(expect.arrayContaining([expect.stringMatching(/lucky-dip-page.*\.js$/)]));
  expect(mentions('on')).toEqual(expect.arrayContaining([expect.stringMatching(/lucky-dip.*\.json$/)]));
  expect(mentions('off')).toEqual([]);
});

/** Files of a site that mention the feature in name or content. */
function mentions(id: string): string[] {
  const site = join(workspace, 'out', id);
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /lucky-?dip/i.test(`${file.slice(site.length)} ${readFileSync(file, 'latin1')}`));
}

it('is answered by the sandbox, which lists its module, tells it of bets, shows its card and serves its control call', async () => {
  const sandbox = spawn(node, ['--import', 'tsx', 'sandbox/main.ts', '--port', '0', '--json'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(sandbox.stdout), 'line');
  const { url }: { url: string } = JSON.parse(String(line));
  const ask = async (path: string) => (await fetch(url + path)).text();
  expect(await ask(luckyDipPath)).toContain('a gold coin');
  expect(await ask('/wps/system/whitelabel')).toContain('"LUCKYDIP"');
  // A seeded member bets and wins.
  await fetch(`${url}/sandbox/control/win`, { method: 'POST' });
  expect(await ask('/sandbox/control/outbox')).toContain('A ticket for the bet');
  expect(await ask('/sandbox/')).toContain('<h2>Lucky dip</h2>');
  const drawn = await fetch(`${url}/sandbox/control/lucky-dip`, { method: 'POST' });
  expect(await drawn.json()).toEqual({ drawnAt: expect.any(Number) });
  sandbox.kill();
  await once(sandbox, 'exit');
});
