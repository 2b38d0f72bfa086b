import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { openBuildCache } from '../cache/build-cache.ts';
import { type EntriesInMemory, entriesInMemory } from '../cache/shared/entries-in-memory.fixture.ts';
import { openSharedCache } from '../cache/shared/shared-cache.ts';
import { digest } from '../digest.ts';
import { createMemo } from '../memo.ts';
import { compile } from './compile.ts';
import type { BundleApp } from './compile-into.ts';

const SHELL = 'export const lazyFields = {};'.padEnd(9000, '\n');

const bundled = vi.fn<BundleApp>();

const { privateKey: key } = generateKeyPairSync('ed25519');
let folder: string;
let store: EntriesInMemory;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brandgen-compile-'));
  mkdirSync(path.join(folder, 'app/features'), { recursive: true });
  store = entriesInMemory();
  bundled.mockClear().mockImplementation(async (_root, draft) => {
    mkdirSync(path.join(draft, 'assets'));
    writeFileSync(path.join(draft, 'assets/shell.js'), SHELL);
    writeFileSync(path.join(draft, 'prerender.js'), SHELL);
    const facts = { digest: digest(SHELL), size: SHELL.length, gzip: 1, classes: [] };
    const files = { 'assets/shell.js': facts, 'prerender.js': facts };
    return {
      shell: 'assets/shell.js',
      prerender: 'prerender.js',
      features: {},
      early: [],
      chunks: {},
      files,
      packages: {},
    };
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles on a machine with its own cache folder. @param sources digest of the sources */
async function compileOn(machine: string, { signs = false, sources = 'sources' } = {}) {
  const shared = openSharedCache({ store, prefix: '', trust: [publicHalfOf(key)], key: signs ? key : undefined });
  const cache = openBuildCache(path.join(folder, machine));
  const compiled = await compile({
    root: folder,
    sources,
    cache,
    shared,
    compilations: createMemo(1),
    bundleApp: bundled,
  });
  const warnings = await shared.finish();
  return { fromCache: compiled.fromCache, warnings: warnings.length, files: filesIn(path.join(folder, machine)) };
}

/** Names and bytes. */
function filesIn(place: string) {
  const entries = readdirSync(place, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(place, file), readFileSync(file, 'latin1')]));
}

it('compiles on the machine that signs, and nowhere else, with the same files as without a shared cache', async () => {
  const alone = await compileOn('alone');
  expect(bundled).toHaveBeenCalledTimes(1);
  const signing = await compileOn('signing', { signs: true });
  expect(bundled).toHaveBeenCalledTimes(2);
  const reading = await compileOn('reading');
  expect(bundled).toHaveBeenCalledTimes(2);
  expect([alone, signing, reading].map(({ fromCache }) => fromCache)).toEqual(['nothing', 'nothing', 'shared']);
  expect([alone, signing, reading].map(({ warnings }) => warnings)).toEqual([0, 0, 0]);
  expect(Object.keys(alone.files)).toContain(`packed/${digest(SHELL)}.br`);
  expect(signing.files).toEqual(alone.files);
  expect(reading.files).toEqual(alone.files);
  expect((await compileOn('reading')).fromCache).toBe('app');
});

it('compiles where the entry is bad, and warns once', async () => {
  await compileOn('signing', { signs: true });
  for (const [name, bytes] of store.entries) store.entries.set(name, bytes.subarray(0, -1));
  const reading = await compileOn('reading');
  expect(reading).toMatchObject({ fromCache: 'nothing', warnings: 1 });
  expect(bundled).toHaveBeenCalledTimes(2);
});

it('takes no entry of other sources', async () => {
  await compileOn('signing', { signs: true });
  const [entry = ''] = store.entries.values();
  await compileOn('signing', { signs: true, sources: 'others' });
  for (const name of store.entries.keys()) store.entries.set(name, Buffer.from(entry));
  expect(await compileOn('reading', { sources: 'others' })).toMatchObject({ fromCache: 'nothing', warnings: 1 });
});

it('signs nothing that was in the cache of the machine before', async () => {
  await compileOn('signing');
  const planted = openBuildCache(path.join(folder, 'signing'));
  rmSync(path.join(folder, 'signing/packed'), { recursive: true });
  await planted.fileOf(`packed/${digest(SHELL)}.br`, async () => 'planted');
  expect((await compileOn('signing', { signs: true })).fromCache).toBe('app');
  const reading = await compileOn('reading');
  expect([reading.fromCache, Object.values(reading.files).includes('planted')]).toEqual(['shared', false]);
  await compileOn('signing', { signs: true });
  expect(bundled).toHaveBeenCalledTimes(2);
});
