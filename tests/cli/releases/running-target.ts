import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { repository, runBrandgen } from '../run-brandgen.ts';
import { type Answer, ask } from '../servers/ask.ts';
import { freePort } from '../servers/run-nginx.ts';

const nginx = process.env['NGINX_PATH'] || '/usr/sbin/nginx';

/** A workspace with one brand, whose target is served by a nginx that reads it as it is. */
export interface RunningTarget {
  workspace: string;
  /** Folder of the target. */
  folder: string;
  /** Runs a command of brandgen in the workspace. */
  run: (words: readonly string[], environment?: Record<string, string>) => ReturnType<typeof runBrandgen>;
  /** Writes the brand, whose pages and stylesheets differ by the radius of its cards. */
  writeBrand: (radius: number) => void;
  /** Writes brandgen.json with settings of the target besides its folder and port. */
  writeTarget: (settings?: object) => void;
  get: (path: string) => Promise<Answer>;
  /** Address of the site as a visitor sees it, behind a server that ends TLS. */
  address: string;
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startTarget(): Promise<RunningTarget> {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-releases-'));
  const folder = join(workspace, 'srv');
  const server = join(workspace, 'nginx');
  for (const place of [folder, server, join(workspace, 'brands/acme')]) mkdirSync(place, { recursive: true });
  writeFileSync(join(workspace, 'brands/acme/mark.svg'), readFileSync(join(repository, 'brands/mini/mark.svg')));
  const port = await freePort();
  const words = ['-p', server, '-c', 'nginx.conf', '-e', 'error.log'];
  writeFileSync(join(server, 'nginx.conf'), mainFile(server, folder));
  await promisify(execFile)(nginx, words);
  const get = (path: string) => ask(port, 'acme.example', { path });
  const front = endTls(port);
  await once(front.listen(0, '127.0.0.1'), 'listening');
  return {
    workspace,
    folder,
    run: (command, environment = {}) => runBrandgen(command, { cwd: workspace, environment }),
    writeBrand: (radius) => writeFileSync(join(workspace, 'brands/acme/brand.json'), JSON.stringify(brand(radius))),
    writeTarget: (settings = {}) => {
      const reload = [nginx, ...words, '-s', 'reload'];
      const live = { folder: 'srv', directives: 'own', listen: `127.0.0.1:${port}`, reload, ...settings };
      writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ targets: { live } }));
    },
    get,
    address: localOrigin(front),
    reload: async () => {
      await promisify(execFile)(nginx, [...words, '-s', 'reload']);
    },
    stop: async () => {
      front.close();
      await promisify(execFile)(nginx, [...words, '-s', 'stop']);
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

/** Passes requests on to the site's host as a server does that ends TLS before it. */
export function endTls(port: number): Server {
  return createServer((asked, answer) => {
    const headers = { ...asked.headers, host: 'acme.example', 'x-forwarded-proto': 'https' };
    const { url: path, method } = asked;
    const passed = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
}

/** The main file of a nginx that reads a target. A machine with several cores has more workers than a test needs. */
export function mainFile(server: string, target: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${join(server, kind)};`,
  );
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  // Patterns, since nginx starts before the first release.
  const includes = ['nginx-default.con[f]', 'nginx.con[f]'].map((name) => `  include ${join(target, name)};`);
  const http = ['http {', '  access_log off;', ...folders, ...includes, '}', ''];
  return [...user, 'worker_processes 1;', 'pid nginx.pid;', 'events {}', ...http].join('\n');
}

/** A brand whose pages and stylesheets differ by the radius of its cards. */
export function brand(radius: number): object {
  return {
    id: 'acme',
    extends: 'mini',
    name: 'Acme',
    merchant: 'acme01',
    site: { domains: ['acme.example'] },
    theme: { tokens: { radius: { card: `${radius}px` } } },
    artwork: { mark: 'mark.svg' },
  };
}
