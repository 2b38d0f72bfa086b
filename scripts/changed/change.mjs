import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stop } from '../setup/set-up.mjs';
import { reachOf } from './reach.mjs';

const JOURNEYS = 'tests/e2e';

/** Compares the work tree with the main branch: the common commit, and what the change can reach. */
export function readChange() {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  if (!main) stop('npm test -- changed compares with main. Fetch it: git fetch origin main:main');
  const base = git('merge-base', 'HEAD', main).stdout.trim();
  const listed = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '-o', '--exclude-standard', '-z'),
  ];
  const files = listed.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean));
  return { base, files, ...reachOf(files, readJourneys()) };
}

function readJourneys() {
  const paths = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return Object.fromEntries(paths.map((path) => [`${JOURNEYS}/${path}`, readFileSync(`${JOURNEYS}/${path}`, 'utf8')]));
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' });
}
