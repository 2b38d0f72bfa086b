import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../cli/servers/run-nginx.ts';
import { fleetBrand } from './fleet.ts';
import { mainFile, runInForeground } from './run-bench-nginx.ts';

/**
 * Seconds by the clock of `nginx -s reload` where each site has a server of its own: the `server/nginx.conf` that its build has written. What
 * a release would cost without a target, and so what a rollback is compared with.
 * @param workspace with sites in `out/` that were built of `count` brands
 */
export async function measureServerOfFiles(program: string, workspace: string, count: number): Promise<number> {
  const server = path.join(workspace, 'nginx-of-files');
  mkdirSync(path.join(server, 'sites'), { recursive: true });
  const listen = `127.0.0.1:${await freePort()}`;
  for (let number = 0; number < count; number += 1) {
    const brand = fleetBrand(number);
    const folder = path.join(workspace, 'out', brand, 'server');
    if (number === 0) copyListening(path.join(folder, 'nginx-default.conf'), path.join(server, 'default.conf'), listen);
    copyListening(path.join(folder, 'nginx.conf'), path.join(server, 'sites', `${brand}.conf`), listen);
  }
  writeFileSync(path.join(server, 'nginx.conf'), mainFile(server, ['default.conf', 'sites/*.conf']));
  const words = ['-p', server, '-c', 'nginx.conf', '-e', 'error.log'];
  const running = await runInForeground(program, words, path.join(server, 'nginx.pid'));
  try {
    const started = performance.now();
    // Once, since the server still reads for seconds after the command has ended, and would slow the next one down.
    await promisify(execFile)(program, [...words, '-s', 'reload']);
    return (performance.now() - started) / 1000;
  } finally {
    await running.stop();
  }
}

/** The ports of HTTP and HTTPS belong to the machine. */
function copyListening(file: string, copy: string, listen: string): void {
  const text = readFileSync(file, 'utf8').replace(/^ *listen 443 .*\n/gm, '');
  writeFileSync(copy, text.replace(/^( *listen )80\b/gm, `$1${listen}`));
}
