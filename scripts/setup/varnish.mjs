// Finds a Varnish for the proof of releases to a store, or installs Debian's where possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** Path of varnishd: VARNISH_PATH, the system's, or the one that apt-get installs. */
export function findVarnish() {
  const named = process.env.VARNISH_PATH;
  if (named) return existsSync(named) ? named : stop(`VARNISH_PATH points to ${named}, which does not exist.`);
  return (
    found() ??
    (installPackage('Varnish', 'varnish') ? found() : undefined) ??
    stop('The proof of releases to a store needs Varnish: install it (apt-get install varnish) or set VARNISH_PATH.')
  );
}

/** Only root has /usr/sbin on its path. */
function found() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'varnishd')).find((file) => existsSync(file));
}
