import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digest } from '../digest.ts';
import { buildFolderName, draftFolderName } from './folder-names.ts';
import { removeOldBuilds } from './remove-old-builds.ts';
import { isSealed, sealOf } from './site-lists.ts';
import { assertOurs, finishSwapOf, finishSwaps, swapIn } from './swap.ts';

/** Larger than any process id of Linux. */
const ENDED = 4_194_305;

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'brandgen-swap-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const builds = (name = '') => path.join(out, '.builds', name);
const place = () => path.join(out, 'acme');
const siteThere = () => readFileSync(path.join(place(), 'build-manifest.json'), 'utf8');

/** Writes a finished build of an ended process. Its manifest is `text`. */
function finished(text: string): string {
  const name = buildFolderName('acme', sealOf(digest(text)), ENDED, digest(text).slice(0, 8));
  mkdirSync(builds(name), { recursive: true });
  writeFileSync(builds(`${name}/build-manifest.json`), text);
  return name;
}

function aside(): string {
  return builds(draftFolderName('acme', '0'.repeat(12), ENDED, '0'));
}

function lock(holder: string): void {
  symlinkSync(holder, builds('acme.lock'));
}

const record = (name: string) => writeFileSync(builds('acme.live'), `${name}\n`);

const MOMENTS: readonly (readonly [moment: string, act: (name: string) => void, left: 'old' | 'new'])[] = [
  ['the build was finished', () => undefined, 'old'],
  ['it had the lock', () => lock(`${ENDED}@${hostname()}`), 'old'],
  [
    'it had named the new site',
    (name) => {
      lock(`${ENDED}@${hostname()}`);
      record(name);
    },
    'new',
  ],
  [
    'it had moved the old site aside',
    (name) => {
      lock(`${ENDED}@${hostname()}`);
      record(name);
      renameAside();
    },
    'new',
  ],
  [
    'the new site was in its place',
    (name) => {
      swapIn(place(), name);
      mkdirSync(aside());
      lock(`${ENDED}@${hostname()}`);
    },
    'new',
  ],
];

function renameAside(): void {
  renameSync(place(), aside());
}

it.each(MOMENTS)('a process that was killed when %s leaves a whole site, and nothing else', (_moment, act, left) => {
  swapIn(place(), finished('old'));
  act(finished('new'));
  finishSwaps(out);
  removeOldBuilds(out);
  expect(siteThere()).toBe(left);
  expect(isSealed(place())).toBe(true);
  expect(readdirSync(builds())).toEqual(['acme.live']);
});

it('is finished for one place alone, as `verify` needs it', () => {
  swapIn(place(), finished('old'));
  record(finished('new'));
  finishSwapOf(place());
  expect(siteThere()).toBe('new');
});

it('replaces the link of an earlier version by the folder that it leads to', () => {
  const name = finished('linked');
  symlinkSync(path.join('.builds', name), place());
  finishSwaps(out);
  removeOldBuilds(out);
  expect(lstatSync(place()).isDirectory()).toBe(true);
  expect(siteThere()).toBe('linked');
  expect(isSealed(place())).toBe(true);
  expect(readdirSync(builds())).toEqual(['acme.live']);
});

it('replaces such a link by a new build, and leaves what another link leads to', () => {
  symlinkSync(path.join('.builds', finished('linked')), place());
  const other = finished('other').replace('acme', 'late');
  mkdirSync(builds(other));
  symlinkSync(path.join('.builds', other), path.join(out, 'late'));
  swapIn(place(), finished('new'));
  removeOldBuilds(out);
  expect(siteThere()).toBe('new');
  expect(existsSync(path.join(out, 'late'))).toBe(true);
});

it('leaves a folder alone that took the place meanwhile', () => {
  record(finished('new'));
  mkdirSync(place());
  writeFileSync(path.join(place(), 'mine.txt'), 'mine');
  finishSwaps(out);
  expect(readdirSync(place())).toEqual(['mine.txt']);
  expect(() => assertOurs(place())).toThrow('was not made by brandgen');
});

it('keeps the old site when the new one is gone', () => {
  swapIn(place(), finished('old'));
  const name = finished('new');
  rmSync(builds(name), { recursive: true });
  expect(() => swapIn(place(), name)).toThrow('ENOENT');
  expect([siteThere(), isSealed(place())]).toEqual(['old', true]);
});
