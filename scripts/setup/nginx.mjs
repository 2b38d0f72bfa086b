// Finds an nginx for the tests that serve built sites, or installs Debian's where possible.
import { findProgram } from './find-program.mjs';

/** Path of nginx: NGINX_PATH, the system's, or the one that apt-get installs. */
export function findNginx() {
  return findProgram({
    variable: 'NGINX_PATH',
    title: 'nginx',
    names: ['nginx'],
    debian: 'nginx-light',
    need: 'The tests of built sites need',
  });
}
