// Finds a Caddy for the tests that serve released sites, or installs Debian's where possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** Path of Caddy: CADDY_PATH, the system's, or the one that apt-get installs. */
export function findCaddy() {
  const named = process.env.CADDY_PATH;
  if (named) return existsSync(named) ? named : stop(`CADDY_PATH points to ${named}, which does not exist.`);
  return (
    found() ??
    (installPackage('Caddy', 'caddy') ? found() : undefined) ??
    stop('The tests of released sites need Caddy: install it (apt-get install caddy) or set CADDY_PATH.')
  );
}

function found() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'caddy')).find((file) => existsSync(file));
}
