import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stop } from '../setup/set-up.mjs';
import { changedCalls, changesDependencies, doesTheSame } from './difference.mjs';
import { reachOf } from './reach.mjs';
import { readWorld } from './world.mjs';

const CONTRACT = 'schemas/generated/platform.openapi.json';

/** Compares the work tree with the main branch: what differs, and which tests of a kind can see it. */
export async function readChange() {
  const base = mainBase();
  if (!base) stop('npm test -- changed compares with main. Fetch it: git fetch origin main:main');
  const files = filesSince(base);
  const reach = files.length > 0 ? reachBetween(files, await readWorld(), shownAt(base), present) : undefined;
  return {
    reaches: (kind) => (reach?.[kind]?.length ?? 0) > 0,
    narrowing: (kind) => narrowed(kind, reach?.[kind]),
    summary: (kinds) => `${files.length} files differ from main; they reach: ${kinds.join(', ') || 'no test'}.`,
  };
}

/**
 * Reads the reach of a change, `{ unit, browser }`: the work tree since it left the main branch, or on that branch since the commit before.
 * A merge is known from its own branch. Undefined where no history says.
 */
export async function readReach() {
  const left = mainBase();
  if (!left) return undefined;
  const isOnMain = left === git('rev-parse', 'HEAD').stdout.trim();
  const isMerge = git('rev-parse', '--verify', '--quiet', 'HEAD^2').status === 0;
  const base = isOnMain && !isMerge ? git('rev-parse', '--verify', '--quiet', 'HEAD~').stdout.trim() : left;
  if (!base) return undefined;
  const files = filesSince(base);
  return files.length > 0 ? reachBetween(files, await readWorld(), shownAt(base), present) : { unit: [], browser: '' };
}

/** Commit at which the work tree has left the main branch; empty without that branch. */
function mainBase() {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  return main ? git('merge-base', 'HEAD', main).stdout.trim() : '';
}

function filesSince(base) {
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '-o', '--exclude-standard', '-z'),
  ];
  return [...new Set(listed.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean)))];
}

/** Returns what a change reaches. `before` and `after` give a file's text, or undefined where there was no such file. */
export function reachBetween(files, world, before, after) {
  const differing = files.filter((file) => !doesTheSame(file, before(file), after(file)));
  const texts = (file) => [before(file), after(file)];
  const both = (file) => differing.includes(file) && texts(file).every((text) => text !== undefined);
  return reachOf(differing, {
    ...world,
    dependencies: both('package.json') && changesDependencies(...texts('package.json')),
    calls: both(CONTRACT) ? changedCalls(...texts(CONTRACT)) : [],
    isNew: differing.some((file) => texts(file).includes(undefined)),
  });
}

function narrowed(kind, reach) {
  if (reach === undefined || reach === 'all' || reach === '.') return [];
  return kind === 'browser' ? ['--grep', reach, '--pass-with-no-tests'] : [...reach];
}

function shownAt(commit) {
  return (file) => {
    const { status, stdout } = git('show', `${commit}:${file}`);
    return status === 0 ? stdout : undefined;
  };
}

function present(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
