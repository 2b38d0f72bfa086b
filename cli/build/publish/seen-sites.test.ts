import { appendFileSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { openFileReader } from '../proof/digest-once.ts';
import { BUILDS_FOLDER, buildFolderName } from './folder-names.ts';
import { type PublishedManifest, readManifest } from './published-site.ts';
import { openSeenSites } from './seen-sites.ts';
import { sealOf } from './site-lists.ts';

const out = mkdtempSync(join(tmpdir(), 'brandgen-seen-'));
const notes = join(out, 'sites.json');
const INPUTS = 'inputs';
afterAll(() => rmSync(out, { recursive: true, force: true }));

const NAMES = ['whole', 'altered', 'added', 'replaced', 'other'];
beforeAll(() => {
  mkdirSync(join(out, BUILDS_FOLDER));
  for (const name of NAMES) publish(name);
  const seen = openSeenSites(
    notes,
    () => {},
    () => Number.MAX_SAFE_INTEGER,
  );
  const reader = openFileReader();
  for (const name of NAMES) seen.note(join(out, name), manifestOf(name), reader);
  seen.save();
});

function publish(name: string): void {
  const site = join(out, name);
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), name);
  const shared = join(site, 'assets/a.js');
  if (name === 'whole') writeFileSync(shared, 'shared');
  else linkSync(join(out, 'whole/assets/a.js'), shared);
  const files = Object.fromEntries(
    [['index.html', name] as const, ['assets/a.js', 'shared'] as const].map(([file, text]) => [
      file,
      { size: text.length, sha256: digest(text) },
    ]),
  );
  const firstLoad = { js: 1, css: 1 };
  const manifest = JSON.stringify({ brand: name, inputs: INPUTS, features: [], languages: [], firstLoad, files });
  writeFileSync(join(site, 'build-manifest.json'), manifest);
  const built = buildFolderName(name, sealOf(digest(manifest)), 1, 'ab');
  writeFileSync(join(out, BUILDS_FOLDER, `${name}.live`), `${built}\n`);
}

function manifestOf(name: string): PublishedManifest {
  const manifest = readManifest(join(out, name));
  if (!manifest) throw new Error(`${name} has no manifest.`);
  return manifest;
}

const find = (name: string, inputs = INPUTS) =>
  openSeenSites(notes, () => {}).find(join(out, name), inputs, openFileReader());

it('finds a site whose folders and bytes are as they were, for its inputs alone', () => {
  expect(find('whole')).toEqual({
    brand: 'whole',
    features: [],
    languages: [],
    firstLoad: { js: 1, css: 1 },
    files: 3,
  });
  expect(find('whole', 'others')).toBeUndefined();
});

it('finds no site to which a name was added, or in which one was replaced', () => {
  writeFileSync(join(out, 'added/assets/b.js'), 'more');
  expect(find('added')).toBeUndefined();
  writeFileSync(join(out, 'draft'), 'replaced');
  renameSync(join(out, 'draft'), join(out, 'replaced/index.html'));
  expect(find('replaced')).toBeUndefined();
});

it('finds no site whose own or shared bytes were changed in place', () => {
  appendFileSync(join(out, 'altered/index.html'), '!');
  expect(find('altered')).toBeUndefined();
  expect(find('other')).toBeDefined();
  appendFileSync(join(out, 'whole/assets/a.js'), '!');
  expect(find('other')).toBeUndefined();
});

it('does not note a folder that has just changed', () => {
  const seen = openSeenSites(
    join(out, 'early.json'),
    () => {},
    () => 0,
  );
  seen.note(join(out, 'whole'), manifestOf('whole'), openFileReader());
  expect(seen.find(join(out, 'whole'), INPUTS, openFileReader())).toBeUndefined();
});

it('finds no site that was removed, nor one without notes', () => {
  rmSync(join(out, 'other'), { recursive: true });
  expect(find('other')).toBeUndefined();
  expect(
    openSeenSites(join(out, 'none.json'), () => {}).find(join(out, 'whole'), INPUTS, openFileReader()),
  ).toBeUndefined();
});
