// Finds the programs of Ceph for the proof of releases to its gateway, or installs Debian's where possible.
import { installPackage } from './debian.mjs';
import { onPath } from './find-program.mjs';
import { stop } from './set-up.mjs';

const PROGRAMS = [
  ['ceph', 'ceph-common'],
  ['ceph-mon', 'ceph-mon'],
  ['ceph-osd', 'ceph-osd'],
  ['radosgw', 'radosgw'],
];

/** Ends the process with a sentence where a program of Ceph cannot be had. */
export function findCeph() {
  for (const [program, debian] of PROGRAMS) {
    if (onPath([program]) || (installPackage(program, debian) && onPath([program]))) continue;
    stop(`The proof of releases to Ceph needs ${program}: install it (apt-get install ${debian}).`);
  }
}
