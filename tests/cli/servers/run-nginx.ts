import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const nginx = process.env['NGINX_PATH'] || '/usr/sbin/nginx';

/** Has nginx check the configuration in a folder, and returns its output. @throws when nginx refuses it */
export async function checkNginx(folder: string): Promise<string> {
  const words = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-t', '-g', 'pid nginx.pid;'];
  const { stderr } = await promisify(execFile)(nginx, words);
  return stderr;
}

export interface RunningNginx {
  port: number;
  /** Folder of the brand's own directives. */
  own: (brand: string) => string;
  reload(): Promise<void>;
  stop(): Promise<void>;
}

export interface NginxRequest {
  /** Built sites, by their brand's id. */
  sites: Readonly<Record<string, string>>;
  /** Host and port of the platform. */
  platform: string;
}

/** Serves built sites with their own configurations; only the folders, ports and the platform's address are this machine's. */
export async function runNginx({ sites, platform }: NginxRequest): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-nginx-'));
  const [port, tls] = await Promise.all([freePort(), freePort()]);
  const here = (text: string, brand: string) =>
    text
      .replaceAll(`/srv/brandgen/${brand}`, sites[brand] ?? '')
      .replace('127.0.0.1:4600', platform)
      .replace('listen 80', `listen 127.0.0.1:${port}`)
      .replace('listen 443', `listen 127.0.0.1:${tls}`);
  const own = (brand: string) => join(folder, 'brandgen', brand);
  for (const [brand, site] of Object.entries(sites)) {
    mkdirSync(own(brand), { recursive: true });
    writeFileSync(join(folder, `${brand}.conf`), here(readFileSync(join(site, 'server/nginx.conf'), 'utf8'), brand));
    const shared = readFileSync(join(site, 'server/nginx-default.conf'), 'utf8');
    writeFileSync(join(folder, 'nginx-default.conf'), here(shared, brand));
  }
  const includes = ['nginx-default', ...Object.keys(sites)].map((name) => `${name}.conf`);
  const server = await startNginx(folder, includes);
  return {
    ...server,
    port,
    own,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server that answers by configurations of the test's. */
export type ConfiguredNginx = Pick<RunningNginx, 'reload' | 'stop'>;

/** @param folder for the server's files @param includes configurations, relative to the folder or absolute */
export async function startNginx(folder: string, includes: readonly string[]): Promise<ConfiguredNginx> {
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, includes));
  const run = async (...words: string[]) => {
    await promisify(execFile)(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', ...words]);
  };
  await run('-t');
  // Its first process ends once it listens.
  await run();
  return {
    reload: async () => {
      await run('-t');
      await run('-s', 'stop');
      await run();
    },
    stop: () => run('-s', 'stop'),
  };
}

/** One process, so that it reads files as the user who runs the tests. */
function mainFile(folder: string, included: readonly string[]): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  );
  const includes = included.map((file) => `  include ${file};`);
  const http = ['http {', '  access_log off;', ...folders, ...includes, '}'];
  return ['master_process off;', 'pid nginx.pid;', 'events {}', ...http, ''].join('\n');
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}
