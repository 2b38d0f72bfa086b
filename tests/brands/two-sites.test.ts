import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildManifest } from '#cli/build/seal.ts';
import { repository, runBrandgen } from '../cli/run-brandgen.ts';
import { ask } from '../cli/servers/ask.ts';
import { runNginx } from '../cli/servers/run-nginx.ts';
import { filesOf, readManifest } from '../cli/site-state.ts';
import { textOfSite } from './built-brands.ts';
import { ABSENT, marksOf } from './feature-marks.ts';

const workspace = mkdtempSync(join(tmpdir(), 'brandgen-two-sites-'));
const out = join(workspace, 'out');
const features = readdirSync(join(repository, 'app/features'));

interface BuiltSite {
  readonly folder: string;
  readonly manifest: BuildManifest;
  readonly text: string;
}

const read = (id: string): BuiltSite => {
  const folder = join(out, id);
  return { folder, manifest: readManifest(folder), text: textOfSite(folder) };
};

async function build(): Promise<{ site: string; brand: string; fromCache: string }[]> {
  const { exitCode, stdout, stderr } = await runBrandgen(['build', 'caravan', '--json'], { cwd: workspace });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stdout}${stderr}`);
  return JSON.parse(stdout).sites;
}

let reported: Awaited<ReturnType<typeof build>>;
let players: BuiltSite;
let agents: BuiltSite;

beforeAll(async () => {
  const from = join(repository, 'tests/fixtures/workspace/brands/caravan');
  cpSync(from, join(workspace, 'brands/caravan'), { recursive: true });
  reported = await build();
  players = read('caravan');
  agents = read('caravan-agents');
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Pages with a link to an address. */
function pagesLinking({ folder }: BuiltSite, address: string): string[] {
  const pages = filesOf(folder).filter((file) => file.endsWith('.html'));
  return pages.filter((page) => readFileSync(join(folder, page), 'utf8').includes(`href="${address}`));
}

it('reports two sites of one brand', () => {
  expect(reported.map(({ brand, site }) => [brand, site])).toEqual([
    ['caravan', 'caravan'],
    ['caravan', 'caravan-agents'],
  ]);
  expect([players, agents].map(({ manifest: { brand, site } }) => [brand, site])).toEqual([
    ['caravan', 'caravan'],
    ['caravan', 'caravan-agents'],
  ]);
});

it.each(['caravan', 'caravan-agents'])('%s contains nothing of a feature that is not in it', (id) => {
  const site = read(id);
  for (const feature of features.filter((name) => !site.manifest.features.includes(name))) {
    expect({ feature, ...marksOf(feature, site) }).toEqual({ feature, ...ABSENT });
  }
});

it('leaves nothing of the back office to players, and nothing of the players’ pages to agents', () => {
  const ofAgents = features.filter((name) => /^agent(?!-link)/.test(name));
  expect(ofAgents.length).toBeGreaterThan(5);
  expect(players.manifest.features.filter((name) => ofAgents.includes(name))).toEqual([]);
  expect(agents.manifest.features).toEqual(expect.arrayContaining(ofAgents));
  const ofPlayers = ['home', 'games', 'lottery', 'promotions', 'search', 'account', 'registration', 'visit-statistics'];
  expect(players.manifest.features).toEqual(expect.arrayContaining(ofPlayers));
  expect(agents.manifest.features.filter((name) => ofPlayers.includes(name))).toEqual([]);
});

it('links the two sites', () => {
  expect(pagesLinking(players, 'https://agents.caravan.example/agent"')).toContain('index.html');
  expect(pagesLinking(players, '/agent"')).toEqual([]);
  expect(pagesLinking(agents, 'https://caravan.example/index"')).toEqual(['agent.html']);
});

it('gives the back office a start, an app and crawler rules of its own', () => {
  const textIn = (file: string) => readFileSync(join(agents.folder, file), 'utf8');
  expect(JSON.parse(textIn('site.webmanifest'))).toMatchObject({ start_url: '/agent' });
  expect(textIn('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(textIn('404.html')).toContain('href="/agent"');
  expect(filesOf(agents.folder)).not.toEqual(expect.arrayContaining(['sitemap.xml']));
  expect(filesOf(agents.folder)).not.toEqual(expect.arrayContaining(['index.html']));
});

it('allows each site only what it loads', () => {
  const policyOf = ({ folder }: BuiltSite): string =>
    JSON.parse(readFileSync(join(folder, 'server/headers.json'), 'utf8')).headers.pages['Content-Security-Policy'];
  for (const origin of ['https://play.caravan.example', 'https://www.googletagmanager.com']) {
    expect(policyOf(players)).toContain(origin);
    expect(policyOf(agents)).not.toContain(origin);
  }
});

it('is listed as one brand with two hosts', async () => {
  const { stdout } = await runBrandgen(['list', '--json'], { cwd: workspace });
  expect(JSON.parse(stdout).brands).toMatchObject([{ id: 'caravan', agentHost: 'agents.caravan.example' }]);
});

it('leaves both as they are while nothing changes', async () => {
  expect((await build()).map(({ fromCache }) => fromCache)).toEqual(['site', 'site']);
});

it('is accepted by nginx, which answers each host with its own site and leads from one to the other', async () => {
  const sites = { caravan: players.folder, 'caravan-agents': agents.folder };
  const nginx = await runNginx({ sites, platform: '127.0.0.1:9' });
  const get = (host: string, path: string) => ask(nginx.port, host, { path });
  try {
    expect(await get('agents.caravan.example', '/agent')).toMatchObject({ status: 200 });
    expect(await get('agents.caravan.example', '/help')).toMatchObject({ status: 404 });
    expect(await get('agents.caravan.example', '/?a=1')).toMatchObject({
      status: 302,
      headers: { location: '/agent?a=1', 'cache-control': 'no-cache' },
    });
    expect(await get('agents.caravan.example', '/Index/')).toMatchObject({ headers: { location: '/agent' } });
    expect(await get('www.caravan.example', '/index')).toMatchObject({ status: 200 });
    expect(await get('caravan.example', '/agentHome?page=deposit')).toMatchObject({
      status: 302,
      headers: { location: 'https://agents.caravan.example/agentHome?page=deposit' },
    });
  } finally {
    await nginx.stop();
  }
});
