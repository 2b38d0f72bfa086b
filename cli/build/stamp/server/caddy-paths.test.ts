import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locateFile } from '#cli/serve/locate-file.ts';
import { caddyPaths } from './caddy-paths.ts';
import { type ServerPlan, serverPlan } from './server-plan.ts';

const facts = {
  site: 'acme',
  name: 'Acme',
  hosts: ['acme.example'],
  forwardsCalls: true,
  policy: "default-src 'none'",
};
const pages = new Map([
  ['/', 'app.html'],
  ['/index', 'index.html'],
  ['/agent', 'app.html'],
  ['/help.me', 'help.html'],
]);
const plans = [
  serverPlan({ ...facts, basePath: '/', pages, keepDays: 14 }),
  serverPlan({ ...facts, basePath: '/games/v1.0/', pages, keepDays: 14 }),
  serverPlan({
    ...facts,
    basePath: '/games/v1.0/',
    pages: new Map([['/agent', 'app.html']]),
    redirects: { '/': '/games/v1.0/agent', '/agentHome': 'https://agents.example/?at=$home' },
    ownsHost: true,
    keepDays: 14,
  }),
].map((plan): ServerPlan => ({ ...plan, earlier: '' }));

const names = ['', 'index', 'INDEX', 'agent', 'agentHome', 'help.me', 'helpxme', 'assets', 'words', 'a.js', 'a.html'];
const others = [
  'server',
  'earlier',
  '404.html',
  '404xhtml',
  'robots.txt',
  '.env',
  '.well-known',
  'games',
  'v1.0',
  'v1x0',
];
const segments = fc.array(fc.constantFrom(...names, ...others), { minLength: 1, maxLength: 5 });
const paths = fc
  .tuple(fc.constantFrom('/', '/games/v1.0/'), segments)
  .map(([base, parts]) => `${base}${parts.join('/')}`.replace(/\/+/g, '/'));

/** Caddy's answer to a path. */
function matched(plan: ServerPlan, path: string) {
  for (const { pattern, kind, target } of caddyPaths(plan)) {
    // Some JavaScript engines do not support groups with flags.
    const expression = new RegExp(pattern.replaceAll('(?i:', '(?:'), pattern.includes('(?i:') ? 'i' : '');
    const found = expression.exec(path);
    if (found && kind === 'none') return undefined;
    if (found)
      return {
        kind,
        target: target
          .replaceAll('$$', '\0')
          .replace('$1', found[1] ?? '')
          .replaceAll('\0', '$'),
      };
  }
  return undefined;
}

/** The plan's answer to a path, without checking that the file exists. */
function located(plan: ServerPlan, path: string) {
  const found = locateFile(plan, path);
  if (!found) return undefined;
  if ('redirect' in found) return { kind: found.status === 301 ? 'moved' : 'found', target: found.redirect };
  const [file = ''] = found.files;
  return file === '' || file.endsWith('/') ? undefined : { kind: found.kind, target: `/${file}` };
}

it.each(plans)('leads every path below $basePath where the plan does', (plan) => {
  fc.assert(
    fc.property(paths, (path) => {
      expect({ path, leads: matched(plan, path) }).toEqual({ path, leads: located(plan, path) });
    }),
    { numRuns: 500 },
  );
});

it.each(['a{env.HOME}', 'a?b', 'a%2fb', 'a#b', 'a*', 'a[b]', 'a\\b', 'assets/a{b}.js'])(
  'finds no file for %s',
  (name) => {
    for (const plan of plans) expect(matched(plan, `${plan.basePath}${name}`)).toBeUndefined();
  },
);
