// Installs packages where that is possible: on Debian, as root.
import { spawnSync } from 'node:child_process';

/** Installs the first of these packages that can be. Returns whether one was. */
export function installPackage(program, ...names) {
  if (process.getuid?.() !== 0) return false;
  console.log(`${program} is not installed: installing it with apt-get.`);
  if (!aptGet('update')) return false;
  return names.some((name) => aptGet('install', '--yes', '--no-install-recommends', name));
}

function aptGet(...args) {
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
