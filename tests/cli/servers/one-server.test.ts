import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxDefaultValues, nginxValues } from '#cli/build/stamp/server/nginx-values.ts';
import { isServerPlan } from '#cli/build/stamp/server/server-plan.ts';
import { openTemplates } from '#cli/build/templates.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { folderTarget } from '#cli/release/folder/folder-target.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';
import { type SmallSite, writeSmallSite } from '../releases/small-site.ts';
import { repository } from '../run-brandgen.ts';
import { filesOf } from '../site-state.ts';
import { ask, type Question } from './ask.ts';
import { type ConfiguredNginx, freePort, startNginx } from './run-nginx.ts';
import { startPlatform } from './served-sites.ts';

const office = (brand: string): SmallSite => ({
  brand,
  site: `${brand}-agents`,
  hosts: [`agents.${brand}.example`],
  basePath: '/office/',
  ownsHost: true,
  redirects: { '/': '/office/help' },
});
const withOffice = (brand: string): SmallSite => ({
  brand,
  redirects: { '/agent': `https://agents.${brand}.example/office/agent` },
});

/** A policy of its own for each; `default` is a word of nginx's maps. */
const SITES: Record<string, SmallSite> = {
  red: { hosts: ['acme.example', `${'a'.repeat(60)}.${'b'.repeat(60)}.example`], forwardsCalls: true },
  green: { brand: 'default', forwardsCalls: true },
  blue: { brand: 'play', basePath: '/games/v1.0/' },
  teal: withOffice('souk'),
  navy: office('souk'),
  pink: withOffice('bazaar'),
  gold: office('bazaar'),
  grey: { brand: 'rack', forwardsCalls: true },
};

let folder: string;
const started: ConfiguredNginx[] = [];
/** Ports of a server for the target, and of one with a configuration for each site. */
let ports: readonly [number, number];
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brandgen-one-server-'));
  write('own/all.conf', 'if ($http_x_country = "FR") { set $brandgen_closed 451; }\n');
  write('own/headers/rack.conf', 'add_header X-Served-By "rack-4" always;\n');
  write('own/rack/region.conf', 'if ($http_x_country = "PT") { set $brandgen_closed 451; }\n');
  write('own/rack/headers/own.conf', 'add_header X-Own "yes" always;\n');
  platform = await startPlatform();
  ports = [await freePort(), await freePort()];
  const sites = Object.entries(SITES).map(([look, own]) => writeSmallSite(join(folder, 'out', look), look, own));
  await folderTarget(targetAt(ports[0])).release({ root: folder, sites, termsOf: () => ({ keepDays: 14 }) });
  for (const name of ['one', 'each']) mkdirSync(join(folder, name));
  started.push(
    await startNginx(
      join(folder, 'one'),
      ['nginx-default', 'nginx'].map((name) => `../srv/${name}.conf`),
    ),
  );
  started.push(await startNginx(join(folder, 'each'), configurationOfEach()));
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  platform.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const upstream = () => new URL(localOrigin(platform)).host.replace('localhost', '127.0.0.1');
const targetAt = (port: number) => ({
  name: 'live',
  folder: join(folder, 'srv'),
  directives: join(folder, 'own'),
  server: 'nginx' as const,
  reload: null,
  signFrom: 'BRANDGEN_RELEASE_KEY',
  listen: `127.0.0.1:${port}`,
  upstream: upstream(),
});

const siteOf = ({ brand = 'acme', site = brand }: SmallSite) => site;

/** Each site's folder in the target. */
function releaseOf(site: string): string {
  const releases = join(folder, 'srv', site, 'releases');
  return join(releases, readdirSync(releases).find((name) => !name.endsWith('.json')) ?? '');
}

/** Writes the configuration of a site that has a server for itself. */
function configurationOfEach(): string[] {
  const fill = openTemplates(repository);
  const listen = `127.0.0.1:${ports[1]}`;
  write('each/default.conf', fill('nginx-default.conf', nginxDefaultValues(listen)));
  const files = Object.values(SITES)
    .map(siteOf)
    .map((site) => {
      const plan = parseJson(readFileSync(join(releaseOf(site), 'server/headers.json'), 'utf8'), isServerPlan, site);
      const places = [join(folder, 'own'), join(folder, 'own', site)];
      const place = {
        folder: releaseOf(site),
        files: join(folder, 'srv', site, 'files'),
        flag: join(folder, 'srv', `${site}.maintenance`),
        listen,
        upstream: upstream(),
        platform: `platform-${site}`,
        directives: places.map((own) => join(own, '*.conf')),
        headers: places.map((own) => join(own, 'headers/*.conf')),
      };
      write(`each/site-${site}.conf`, fill('nginx.conf', nginxValues({ ...plan, earlier: '' }, place)));
      return `site-${site}.conf`;
    });
  return ['default.conf', ...files];
}

const BELOW = [
  ...['', 'index', 'INDEX/', 'help', 'Help/', 'agent', 'agent?a=1', 'nowhere', 'help/me', 'index.html', '404.html'],
  ...['assets', 'assets/', 'assets/none.js', 'words/none.json', 'server/headers.json', 'earlier/x', '.env'],
];
const UNREADABLE = ['/%zz', '/..'];
const WHOLE = ['/', '/help', '/games/v1.0', '/office', '/robots.txt', '/.brotli/assets/app-12345678.js', ...UNREADABLE];
const OF_THE_PLATFORM = ['/wps/system/status', '/lgw/bets', '/img/a.png', '/wps/visitor'];
const WAYS: Omit<Question, 'path'>[] = [
  {},
  { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } },
  { method: 'DELETE' },
  { headers: { 'accept-encoding': 'gzip, br' } },
  { headers: { 'x-forwarded-proto': 'http' } },
  { headers: { 'x-country': 'PT' } },
  { headers: { 'x-country': 'FR' } },
];

const pathsOf = (site: string, { basePath = '/' }: SmallSite) => [
  ...[...BELOW, ...filesOf(releaseOf(site))].map((path) => `${basePath}${path}`),
  ...WHOLE,
  ...OF_THE_PLATFORM,
];

/** Expects both servers to say the same. */
async function expectAlike(host: string, questions: readonly Question[]): Promise<number[]> {
  const [one = [], each] = await Promise.all(
    ports.map((port) => Promise.all(questions.map(async (asked) => ({ ...asked, ...(await ask(port, host, asked)) })))),
  );
  expect(one).toEqual(each);
  return one.map(({ status }) => status);
}

describe.each(Object.values(SITES).map((own) => [siteOf(own), own] as const))('the answers of %s', (site, own) => {
  const hosts = own.hosts ?? [`${site}.example`];
  const [host = ''] = hosts;

  it('are those of a server of its own', async () => {
    const seen: number[] = [];
    for (const path of pathsOf(site, own))
      seen.push(
        ...(await expectAlike(
          host,
          WAYS.map((way) => ({ ...way, path })),
        )),
      );
    expect(seen).toEqual(expect.arrayContaining([200, 301, 400, 404, 451]));
    for (const other of hosts.slice(1)) await expectAlike(other, [{ path: '/help' }, { path: '/nowhere' }]);
  });

  it('while it is closed are too', async () => {
    const flag = join(folder, 'srv', `${site}.maintenance`);
    writeFileSync(flag, '');
    const seen = await expectAlike(
      host,
      pathsOf(site, own).map((path) => ({ path })),
    );
    rmSync(flag);
    expect(seen).toContain(503);
  });

  it('have the headers of all sites, and those of its own alone, on every path', async () => {
    // nginx refuses these before it knows the host.
    const paths = pathsOf(site, own).filter((path) => !UNREADABLE.includes(path));
    expect(paths.length).toBeGreaterThanOrEqual(20);
    const answers = await Promise.all(paths.map((path) => ask(ports[0], host, { path })));
    const wanted = [site === 'rack' ? 'yes' : undefined, 'rack-4'];
    expect(answers.map(({ headers }) => [headers['x-own'], headers['x-served-by']])).toEqual(paths.map(() => wanted));
  });
});

it('gives sites with the same pages one server, and a site with directives its own', () => {
  const text = readFileSync(join(folder, 'srv/nginx.conf'), 'utf8');
  const names = [...text.matchAll(/server_name ([^;]+);/g)].map(([, hosts = '']) => hosts.trim().split(/\s+/));
  expect(names.map((hosts) => hosts.filter((host) => host.length < 100))).toEqual([
    ['acme.example', 'default.example'],
    ['bazaar.example', 'souk.example'],
    ['agents.bazaar.example', 'agents.souk.example'],
    ['play.example'],
    ['rack.example'],
  ]);
  expect(text.match(/^upstream /gm)).toHaveLength(1);
});

it('answers 421 for a host that no site has', async () => {
  expect((await ask(ports[0], 'stranger.example', { path: '/help' })).status).toBe(421);
});
