// Finds the programs for the tests of releases to servers, or installs Debian's where possible.
import { existsSync } from 'node:fs';
import { installPackage } from './debian.mjs';
import { onPath } from './find-program.mjs';
import { stop } from './set-up.mjs';

/** Path of sshd: SSHD_PATH, the system's, or the one that apt-get installs, with ssh and rsync. */
export function findSshd() {
  const named = process.env.SSHD_PATH;
  if (named && !existsSync(named)) return stop(`SSHD_PATH points to ${named}, which does not exist.`);
  const sshd = named || needed('sshd', 'openssh-server');
  for (const [program, debian] of [
    ['ssh', 'openssh-client'],
    ['ssh-keygen', 'openssh-client'],
    ['rsync', 'rsync'],
  ])
    needed(program, debian);
  return sshd;
}

function needed(program, debian) {
  return (
    onPath([program]) ??
    (installPackage(program, debian) ? onPath([program]) : undefined) ??
    stop(`The tests of releases to servers need ${program}: install it (apt-get install ${debian}).`)
  );
}
