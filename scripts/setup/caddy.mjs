// Finds a Caddy for the tests that serve released sites, or installs Debian's where possible.
import { findProgram } from './find-program.mjs';

/** Path of Caddy: CADDY_PATH, the system's, or the one that apt-get installs. */
export function findCaddy() {
  return findProgram({
    variable: 'CADDY_PATH',
    title: 'Caddy',
    names: ['caddy'],
    debian: 'caddy',
    need: 'The tests of released sites need',
  });
}
