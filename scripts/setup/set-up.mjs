// Sets up a fresh clone: checks Node, installs the lockfile, compiles the CLI. Depends on Node alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

/** Exits with a sentence that says what to do. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program in this terminal; exits with its code when it fails. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) stop(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function setUp() {
  checkNode();
  if (installIsStale()) run('npm', ['ci', '--no-audit', '--no-fund']);
  else run(process.execPath, ['scripts/setup/compile.mjs']);
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const required = engines.node
    .match(/(\d+)\.(\d+)/)
    .slice(1)
    .map(Number);
  const present = process.versions.node.split('.').map(Number);
  const older = present[0] < required[0] || (present[0] === required[0] && present[1] < required[1]);
  if (older) stop(`brandgen needs Node ${required.join('.')} or newer; this is ${process.versions.node}.`);
}

/** npm writes a copy of the lockfile into node_modules after a complete install. */
function installIsStale() {
  if (!existsSync(INSTALLED)) return true;
  return statSync('package-lock.json').mtimeMs > statSync(INSTALLED).mtimeMs && !sameLock();
}

/** Compares content: a checkout gives the lockfile a new date. */
function sameLock() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const present = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(packages).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}
