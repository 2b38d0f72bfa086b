import { expect, it } from 'vitest';
import { type ServerPlan, serverPlan } from '#cli/build/stamp/server/server-plan.ts';
import { locateFile } from '#cli/serve/locate-file.ts';
import { staticLayout } from './export-site.ts';
import { beyondLimits, headerRules, headersFile, redirectsFile } from './header-rules.ts';
import { STATIC_HOSTS, type StaticHostName } from './host.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const facts = {
  site: 'acme',
  name: 'Acme',
  hosts: ['acme.example'],
  forwardsCalls: false,
  policy: POLICY,
  keepDays: 14,
};
const players = (basePath: string) =>
  serverPlan({
    ...facts,
    basePath,
    pages: new Map([
      ['/', 'index.html'],
      ['/index', 'index.html'],
      ['/help', 'help.html'],
      ['/login', 'app.html'],
    ]),
    redirects: { '/agent': 'https://agents.example/agent' },
  });
const agents = serverPlan({
  ...facts,
  basePath: '/games/',
  pages: new Map([['/agent', 'app.html']]),
  redirects: { '/': '/games/agent' },
  ownsHost: true,
});
const plans = { 'at the root': players('/'), 'below a path': players('/games/'), 'of agents': agents };

const site = [
  ...['index.html', 'help.html', 'app.html', '404.html', 'maintenance.html', 'region.html', 'robots.txt'],
  ...['assets/app-1234.js', 'assets/app-1234.js.br', 'assets/app-1234.js.gz', 'words/EN-1234/first.json'],
  ...['earlier/assets/app-0123.js', 'earlier/files.json', 'server/headers.json', 'server/nginx.conf'],
  ...['.well-known/security.txt', 'site.webmanifest', 'build-manifest.json'],
];

/** Parses `_headers` as a host does, joining values of a header that two rules set. */
function headersAt(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let isForPath = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      const [start = '', ...rest] = line.split('*');
      isForPath = rest.length > 0 ? path.startsWith(start) : path === line;
    } else if (isForPath && line !== '') {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

/** Addresses at which a host serves a file. */
function addressesOf(file: string): string[] {
  if (!file.endsWith('.html')) return [`/${file}`];
  const bare = `/${file.slice(0, -'.html'.length)}`;
  return bare.endsWith('/index') ? [bare, bare.slice(0, -'index'.length)] : [bare];
}

const everyPlan = Object.entries(plans);
const everyHost: StaticHostName[] = ['cloudflare', 'netlify'];
const cases = everyPlan.flatMap(([title, plan]) => everyHost.map((host) => ({ title, plan, host })));

function exported(plan: ServerPlan, host: StaticHostName) {
  const layout = staticLayout(plan, site);
  const files = [...layout.keys()].filter((file) => file !== '404.html');
  return { files, text: headersFile(headerRules(plan, [...layout.keys()], STATIC_HOSTS[host])) };
}

it.each(cases)(
  '$host sends what the plan says for every file $title, and the policy of pages with all',
  ({ plan, host }) => {
    const { files, text } = exported(plan, host);
    const addresses = files.flatMap((file) => addressesOf(file).map((address) => ({ file, address })));
    expect(addresses.length).toBeGreaterThan(10);
    for (const { file, address } of addresses) {
      // For a path with an extension, the plan has a file and no page.
      const located = locateFile(plan, address.endsWith('/') || !file.endsWith('.html') ? address : `/${file}`);
      const kind = located && 'kind' in located ? located.kind : 'pages';
      const { Vary: _vary, ...own } = plan.headers[kind];
      const sent = { ...plan.headers.everywhere, ...own, 'Content-Security-Policy': POLICY };
      expect({ address, ...headersAt(text, address) }).toEqual({ address, ...sent });
    }
  },
);

it.each(cases)('$host lets no cache keep the answer for a path without a file $title', ({ plan, host }) => {
  const { text } = exported(plan, host);
  for (const path of [
    '/nowhere',
    `${plan.basePath}nowhere`,
    `${plan.basePath}help/me`,
    `${plan.basePath}server/nginx.conf`,
  ]) {
    const { 'Cache-Control': cache, ...secure } = headersAt(text, path);
    expect({ path, cache }).toEqual({ path, cache: undefined });
    expect(secure).toEqual({ ...plan.headers.everywhere, 'Content-Security-Policy': POLICY });
  }
  // Only Cloudflare replaces it for a missing file.
  const missing = headersAt(text, `${plan.basePath}assets/none.js`);
  expect('Cache-Control' in missing).toBe(host === 'cloudflare');
});

it.each(everyPlan)(
  'has a file for every page %s, what earlier pages load, and nothing of the server',
  (_title, plan) => {
    const layout = staticLayout(plan, site);
    const base = plan.basePath.slice(1);
    for (const [path, file] of Object.entries(plan.pages))
      expect(layout.get(`${base}${path === '/' ? 'index' : path.slice(1)}.html`)).toBe(file);
    expect(layout.get(`${base}assets/app-0123.js`)).toBe('earlier/assets/app-0123.js');
    expect(layout.get('404.html')).toBe('404.html');
    expect([...layout.keys()].filter((file) => /server|earlier|maintenance|region|\.(br|gz)$/.test(file))).toEqual([]);
  },
);

it('redirects where the plan does', () => {
  expect(redirectsFile(plans['below a path'], STATIC_HOSTS.cloudflare)).toBe(
    '/games/agent https://agents.example/agent 302\n',
  );
  expect(redirectsFile(agents, STATIC_HOSTS.netlify)).toBe('/ /games/ 302!\n/games/ /games/agent 302!\n');
});

it('names what Cloudflare would drop', () => {
  const long = { path: '/*', headers: { 'Content-Security-Policy': 'a'.repeat(1974) } };
  const many = Array.from({ length: 100 }, (_none, at) => ({ path: `/${at}`, headers: { A: 'b' } }));
  expect(
    beyondLimits([...many.slice(1), { ...long, headers: { A: 'a'.repeat(1995) } }], STATIC_HOSTS.cloudflare),
  ).toEqual([]);
  expect(beyondLimits([...many, long], STATIC_HOSTS.cloudflare)).toEqual([
    'Cloudflare reads 100 rules, and the site needs 101.',
    'Cloudflare reads 2000 characters of a line, and Content-Security-Policy for /* has 2001.',
  ]);
  expect(beyondLimits([...many, long], STATIC_HOSTS.netlify)).toEqual([]);
});
