import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository, runBrandgen } from '../run-brandgen.ts';
import { BUCKET, KEYS, type RunningStore, startStore } from './running-store.ts';

let workspace: string;
let store: RunningStore;
beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'brandgen-store-'));
  store = await startStore();
  mkdirSync(join(workspace, 'brands/acme'), { recursive: true });
  writeFileSync(join(workspace, 'brands/acme/mark.svg'), readFileSync(join(repository, 'brands/mini/mark.svg')));
  const cdn = { s3: { endpoint: store.endpoint, bucket: BUCKET } };
  writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ targets: { cdn } }));
});
afterAll(() => {
  store.stop();
  rmSync(workspace, { recursive: true, force: true });
});

const run = (words: readonly string[], environment: Record<string, string> = KEYS) =>
  runBrandgen(words, { cwd: workspace, environment });
const writeBrand = (radius: number) => {
  const look = { theme: { tokens: { radius: { card: `${radius}px` } } }, artwork: { mark: 'mark.svg' } };
  const facts = { id: 'acme', extends: 'mini', name: 'Acme', merchant: 'acme01', site: { domains: ['acme.example'] } };
  writeFileSync(join(workspace, 'brands/acme/brand.json'), JSON.stringify({ ...facts, ...look }));
};
const proven = async () => {
  const { exitCode, stdout } = await run(['verify', store.address], {});
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining('files are as built') });
  const live: { release: number } = JSON.parse(await (await store.read('acme/live.json')).text());
  return live.release;
};

/** Loaded before the command: kills it just before it makes the release live. */
const KILLED = `
  const { fetch } = globalThis;
  globalThis.fetch = (request, ...rest) => {
    if (request.method === 'PUT' && request.url.endsWith('/live.json')) process.kill(process.pid, 'SIGKILL');
    return fetch(request, ...rest);
  };`;

it('the command releases to a store, survives a kill and goes back', async () => {
  writeBrand(1);
  const keyless = await run(['release', 'acme'], {});
  expect(keyless).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('needs AWS_ACCESS_KEY_ID and AWS_') });
  const first = await run(['release', 'acme', '--to', 'cdn']);
  expect(first).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('acme: release 1 is live.') });
  expect(await proven()).toBe(1);

  writeBrand(2);
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(KILLED)}`;
  expect((await run(['release', 'acme'], { ...KEYS, NODE_OPTIONS })).exitCode).toBe(null);
  expect(await proven()).toBe(1);
  store.taken();
  expect((await run(['release', 'acme'])).stdout).toContain('acme: release 3 is live.');
  expect(store.taken().filter(({ method }) => method === 'PUT')).toHaveLength(2);
  expect(await proven()).toBe(3);

  expect((await run(['rollback', 'acme'])).stdout).toContain('acme: release 1 is live again, as release 4.');
  expect(await proven()).toBe(4);
  const { releases } = JSON.parse((await run(['releases', 'acme', '--json'])).stdout);
  expect(releases).toMatchObject([
    { release: 4, live: true, rollback: 1 },
    { release: 3, live: false },
    { release: 1, live: false },
  ]);
});
