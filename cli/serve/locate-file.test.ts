import { expect, it } from 'vitest';
import { ACME } from '../build/stamp/server/acme.fixture.ts';
import { serverPlan } from '../build/stamp/server/server-plan.ts';
import { locateFile } from './locate-file.ts';

const pages = new Map([
  ['/', 'index.html'],
  ['/help', 'help.html'],
  ['/agentHome', 'app.html'],
]);
const plan = serverPlan({ ...ACME, basePath: '/play/', pages, policy: "default-src 'none'", keepDays: 2 });

it.each(['/play/help', '/play/help/', '/play/HELP'])('gives the page at %s its own file', (path) => {
  expect(locateFile(plan, path)).toEqual({ files: ['help.html'], kind: 'pages' });
});

it('gives the root its own file, and a page that is not prerendered the shared one', () => {
  expect(locateFile(plan, '/play/')).toEqual({ files: ['index.html'], kind: 'pages' });
  expect(locateFile(plan, '/play/agenthome')).toEqual({ files: ['app.html'], kind: 'pages' });
});

it('adds the last slash of the base path', () => {
  expect(locateFile(plan, '/play')).toEqual({ redirect: '/play/', status: 301 });
});

it('looks for a file that never changes among those of earlier builds too, if any are kept', () => {
  const found = { files: ['assets/a-1.js', 'earlier/assets/a-1.js'], kind: 'immutable' };
  expect(locateFile(plan, '/play/assets/a-1.js')).toEqual(found);
  const alone = serverPlan({ ...ACME, basePath: '/', pages, policy: '', keepDays: 0 });
  expect(locateFile(alone, '/assets/a-1.js')).toEqual({ ...found, files: ['assets/a-1.js'] });
});

it('distinguishes pages from other files', () => {
  expect(locateFile(plan, '/play/robots.txt')).toEqual({ files: ['robots.txt'], kind: 'other' });
  expect(locateFile(plan, '/play/sign-in.html')).toEqual({ files: ['sign-in.html'], kind: 'pages' });
  expect(locateFile(plan, '/play/.well-known/security.txt')).toMatchObject({ kind: 'other' });
});

it.each([
  '/',
  '/other',
  '/server/headers.json',
  '/play/server/headers.json',
  '/play/earlier/files.json',
  '/play/maintenance.html',
  '/play/404.html',
  '/play/.git/config',
  '/play/assets/.hidden',
])('shows nothing at %s', (path) => {
  expect(locateFile(plan, path)).toBeUndefined();
});

it('leads from the bare address to a site that has its host for itself, and shows crawlers what it wants', () => {
  const office = serverPlan({ ...ACME, basePath: '/play/', pages, policy: '', keepDays: 0, ownsHost: true });
  expect(locateFile(office, '/')).toEqual({ redirect: '/play/', status: 302 });
  expect(locateFile(office, '/robots.txt')).toEqual({ files: ['robots.txt'], kind: 'other' });
  expect(locateFile(office, '/sitemap.xml')).toBeUndefined();
  const atRoot = serverPlan({ ...ACME, basePath: '/', pages, policy: '', keepDays: 0, ownsHost: true });
  expect(locateFile(atRoot, '/')).toEqual({ files: ['index.html'], kind: 'pages' });
});
