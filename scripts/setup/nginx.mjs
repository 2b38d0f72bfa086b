// Finds an nginx for the tests that serve built sites, or installs Debian's where possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.mjs';
import { stop } from './set-up.mjs';

/** Path of nginx: NGINX_PATH, the system's, or the one that apt-get installs. */
export function findNginx() {
  const named = process.env.NGINX_PATH;
  if (named) return existsSync(named) ? named : stop(`NGINX_PATH points to ${named}, which does not exist.`);
  return (
    found() ??
    (installPackage('nginx', 'nginx-light') ? found() : undefined) ??
    stop('The tests of built sites need nginx: install it (apt-get install nginx-light) or set NGINX_PATH.')
  );
}

/** Only root has /usr/sbin on its path. */
function found() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}
