import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBuildCache } from '../cache/build-cache.ts';
import { digest } from '../digest.ts';
import { type SiteFile, type SiteFiles, written } from '../site-file.ts';
import { LEAST_PACKED_BYTES, withPacked } from './pack-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brandgen-packed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = 'export const a = 1;\n'.repeat(1000);

/** Packs a file of the cache in a new run. */
function pack(place: string, bytes = text): Promise<SiteFiles> {
  const source = path.join(folder, 'source');
  writeFileSync(source, bytes);
  const files = new Map([[place, { source, digest: digest(bytes), size: bytes.length }]]);
  return withPacked(files, openBuildCache(path.join(folder, 'cache')));
}

function bytesOf(file: SiteFile | undefined): Buffer {
  if (!file || !('source' in file)) throw new Error('The file should be in the cache.');
  const bytes = readFileSync(file.source);
  expect(file).toMatchObject({ digest: digest(bytes), size: bytes.length });
  return bytes;
}

it('adds a file in brotli and one in gzip to a large text', async () => {
  const files = await pack('assets/a.js');
  expect([...files.keys()]).toEqual(['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz']);
  expect(brotliDecompressSync(bytesOf(files.get('assets/a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(bytesOf(files.get('assets/a.js.gz'))).toString()).toBe(text);
});

it('makes them once for the same bytes', async () => {
  const places = ['assets/a.js', 'assets/b.js'];
  const changes = [];
  for (const place of places) {
    const file = (await pack(place)).get(`${place}.br`);
    changes.push(statSync(file && 'source' in file ? file.source : '', { bigint: true }).ctimeNs);
  }
  expect(changes[1]).toBe(changes[0]);
});

it.each([
  ['assets/a.woff2', text],
  ['assets/a.js', text.slice(0, LEAST_PACKED_BYTES - 1)],
])('leaves %s as it is', async (place, bytes) => {
  expect([...(await pack(place, bytes)).keys()]).toEqual([place]);
});

it('leaves what belongs to one brand as it is', async () => {
  const files = new Map([['assets/theme.css', written(text)]]);
  expect(await withPacked(files, openBuildCache(folder))).toEqual(files);
});
