import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuildContext } from '#cli/build/build-context.ts';
import { APP_FOLDER, LATE_FILE, placeOfLate, sharedEntry } from '#cli/build/compile/shared-app.ts';
import { openWorkspaceCache } from '#cli/commands/shared-cache.ts';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { appFolderOf } from '../brands/built-brands.ts';
import { copyMini } from './copy-mini.ts';
import { BUCKET, KEYS, type RunningStore, startStore } from './releases/running-store.ts';
import { repository, runBrandgen } from './run-brandgen.ts';
import { filesOf, readManifest } from './site-state.ts';

let workspace: string;
let store: RunningStore;
beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'brandgen-shared-'));
  store = await startStore();
  copyMini(workspace);
});
afterAll(() => {
  store.stop();
  rmSync(workspace, { recursive: true });
});

const { privateKey } = generateKeyPairSync('ed25519');
const SIGNING = { ...KEYS, BRANDGEN_CACHE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };

it('a machine with an empty cache builds the same site from an entry that another has signed', async () => {
  const first = await build('first', {});
  const cache = { s3: { endpoint: store.endpoint, bucket: BUCKET, prefix: 'ci/' }, trust: [publicHalfOf(privateKey)] };
  writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ cache }));
  await share();
  const [{ key } = { key: '' }] = store.taken();
  expect(key).toMatch(/^ci\/_cache\/[0-9a-f]{16}\/[0-9a-f]{64}$/);

  const second = await build('second', { ...KEYS, BRANDGEN_CACHE: join(workspace, 'cache') });
  expect(second).toEqual({ exitCode: 0, sources: ['shared'], warnings: [] });
  expect(first.exitCode).toBe(0);
  const bytesOf = (out: string) => {
    const site = join(workspace, out, 'mini');
    return filesOf(site).map((file) => [file, readFileSync(join(site, file), 'base64')]);
  };
  expect(bytesOf('second')).toEqual(bytesOf('first'));
  expect(store.taken()).toEqual([{ method: 'GET', key, size: 0 }]);

  // A machine that signs looks whether its entry is there, and goes on without a store that refuses.
  store.failing(() => 503);
  rmSync(join(workspace, 'second'), { recursive: true });
  const third = await build('second', { ...SIGNING, BRANDGEN_CACHE: join(workspace, 'cache') });
  expect(third).toEqual({ exitCode: 0, sources: ['app'], warnings: [expect.stringContaining('with 503 Refused503')] });
});

async function build(out: string, environment: Record<string, string>) {
  const words = ['build', 'mini', '--json', '--out', join(workspace, out)];
  const { exitCode, stdout } = await runBrandgen(words, { cwd: workspace, environment });
  const answer: { sites: { fromCache: string }[]; warnings: { message: string }[] } = JSON.parse(stdout);
  const [sources, warnings] = [answer.sites.map((site) => site.fromCache), answer.warnings.map((one) => one.message)];
  return { exitCode, sources, warnings };
}

/** Signs what this machine has compiled for other tests, as compiling it again takes seconds. */
async function share(): Promise<void> {
  const app = appFolderOf({ manifest: readManifest(join(workspace, 'first/mini')) });
  const [key = ''] = basename(app).split('.');
  const files = filesOf(app)
    .filter((file) => file !== 'contents.json')
    .map((file) => ({ place: `${APP_FOLDER}/${file}`, bytes: readFileSync(join(app, file)) }));
  const late = { place: LATE_FILE, bytes: readFileSync(join(app, '../..', placeOfLate(key))) };
  const { shared, finish } = await openWorkspaceCache({ root: workspace }, SIGNING);
  // An app of other sources can have the same chunks.
  const { sources } = openBuildContext(repository, join(repository, 'dist/cli'), process.env);
  shared?.give(sharedEntry(sources).name, [...files, late]);
  expect(await finish()).toEqual([]);
}
