import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { createSiteServer } from '#cli/serve/site-server.ts';
import { runBrandgen } from '../run-brandgen.ts';
import { readManifest } from '../site-state.ts';
import { type RunningCaddy, runCaddy } from './run-caddy.ts';
import { freePort, type RunningNginx, runNginx } from './run-nginx.ts';

/** Brands that differ in their base path alone. */
export const BASE_PATHS = { acme: '/', play: '/games/v1.0/' } as const;

export type Brand = keyof typeof BASE_PATHS;

/** Built sites, each behind nginx and behind preview's server; Caddy has them as they were released. */
export interface ServedSites {
  nginx: RunningNginx;
  caddy: RunningCaddy;
  previews: Readonly<Record<Brand, number>>;
  site: (brand: Brand) => string;
  /** Folder that Caddy's sites are released to. */
  target: string;
  /** Names the release before in Caddy's configuration. */
  rollBack: (brand: Brand) => Promise<void>;
  /** The theme's stylesheet of the build before. */
  earlierStyles: (brand: Brand) => string;
  stop(): Promise<void>;
}

const brands: readonly Brand[] = ['acme', 'play'];

export async function serveSites(): Promise<ServedSites> {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-servers-'));
  const site = (brand: Brand) => join(workspace, 'out', brand);
  const platform = await startPlatform();
  const upstream = localOrigin(platform);
  const address = new URL(upstream).host.replace('localhost', '127.0.0.1');
  const port = await freePort();
  const own = join(workspace, 'own');
  for (const brand of brands) mkdirSync(join(own, brand), { recursive: true });
  const live = { folder: 'srv', server: 'caddy', listen: `127.0.0.1:${port}`, upstream: address, directives: own };
  writeFileSync(join(workspace, 'brandgen.json'), JSON.stringify({ targets: { live } }));
  await release(workspace, 4);
  const earlier = Object.fromEntries(brands.map((brand) => [brand, stylesOf(site(brand))]));
  await release(workspace, 8);
  const sites = Object.fromEntries(brands.map((brand) => [brand, site(brand)]));
  const [nginx, caddy] = await Promise.all([
    runNginx({ sites, platform: address }),
    runCaddy(join(workspace, live.folder), port, own),
  ]);
  const servers = await Promise.all(brands.map((brand) => createSiteServer(site(brand), upstream)));
  const [acme = 0, play = 0] = await Promise.all(servers.map(listen));
  return {
    nginx,
    caddy,
    previews: { acme, play },
    site,
    target: join(workspace, live.folder),
    rollBack: (brand) => run(workspace, ['rollback', brand]),
    earlierStyles: (brand) => earlier[brand] ?? '',
    async stop() {
      await Promise.all([nginx.stop(), caddy.stop(), ...servers.map((server) => server.close())]);
      platform.close();
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

/** @param radius of the cards: another one makes another stylesheet */
async function release(workspace: string, radius: number): Promise<void> {
  for (const brand of brands) {
    const folder = join(workspace, 'brands', brand);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'brand.json'), JSON.stringify(brandConfig(brand, radius)));
    writeFileSync(join(folder, 'mark.svg'), MARK);
  }
  await run(workspace, ['release', '--all']);
}

async function run(workspace: string, words: readonly string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await runBrandgen(words, { cwd: workspace });
  if (exitCode !== 0) throw new Error(`\`brandgen ${words.join(' ')}\` ended with ${exitCode}: ${stdout}${stderr}`);
}

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

function brandConfig(id: Brand, radius: number): object {
  return {
    id,
    extends: 'mini',
    name: `The ${id}`,
    merchant: `${id}01`,
    site: { domains: [`${id}.example`, `www.${id}.example`], basePath: BASE_PATHS[id] },
    support: { email: `help@${id}.example` },
    theme: { tokens: { radius: { card: `${radius}px` } } },
    artwork: { mark: 'mark.svg' },
  };
}

/** The theme's stylesheet of a built site. */
export function stylesOf(site: string): string {
  const { files } = readManifest(site);
  return Object.keys(files).find((file) => /^assets\/theme-.*\.css$/.test(file)) ?? '';
}

/**
 * A platform that says nothing about caches; its pictures come with a policy of their own. It returns the cookies that a
 * call for a device has; `/wps/visitor` says in a header who the visitor is. Its answers are too short to pack.
 */
export async function startPlatform(): Promise<Server> {
  const platform = createServer((request, response) => {
    const own = request.url?.startsWith('/img/')
      ? {
          'cache-control': 'max-age=60',
          'referrer-policy': 'no-referrer',
          'cross-origin-resource-policy': 'cross-origin',
        }
      : {};
    if (request.url === '/wps/session/device') response.setHeader('set-cookie', cookiesFor(request.headers.cookie));
    if (request.url === '/wps/visitor') response.setHeader('x-visitor', String(request.headers['x-forwarded-for']));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2, ...own }).end('{}');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  return platform;
}

/** Sets cookies as the contract's calls for a remembered device do. */
function cookiesFor(sent = ''): string[] {
  const rest = 'Path=/; Max-Age=86400; Secure; SameSite=Strict';
  return [`${sent}; ${rest}; HttpOnly`, `__Host-remembered=1; ${rest}`];
}

async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(localOrigin(server.server)).port);
}
