// Finds a Varnish for the proof of releases to a store, or installs Debian's where possible.
import { findProgram } from './find-program.mjs';

/** Path of varnishd: VARNISH_PATH, the system's, or the one that apt-get installs. */
export function findVarnish() {
  return findProgram({
    variable: 'VARNISH_PATH',
    title: 'Varnish',
    names: ['varnishd'],
    debian: 'varnish',
    need: 'The proof of releases to a store needs',
  });
}
