// Debian's Python with Debian's jwcrypto, which the platform in Python needs.
import { spawnSync } from 'node:child_process';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** Debian's own: a newer one on the path does not have Debian's libraries. */
const PYTHON = '/usr/bin/python3';
const PACKAGE = 'python3-jwcrypto';

/** Installs what is missing. Ends the process with a sentence where it cannot be had. */
export function findPython() {
  if (!hasJwcrypto() && !(installPackage('jwcrypto', PACKAGE) && hasJwcrypto()))
    stop(`The platform in Python needs ${PYTHON} with jwcrypto: install it (apt-get install ${PACKAGE}).`);
}

function hasJwcrypto() {
  return spawnSync(PYTHON, ['-c', 'import jwcrypto']).status === 0;
}
