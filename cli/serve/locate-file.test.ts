import { expect, it } from 'vitest';
import { serverPlan } from '../build/stamp/server/server-plan.ts';
import { locateFile } from './locate-file.ts';

const pages = new Map([
  ['/', 'index.html'],
  ['/index', 'index.html'],
  ['/help', 'help.html'],
]);
const plan = serverPlan({ basePath: '/play/', pages, policy: "default-src 'none'" });

it('gives each page its own file, with and without a slash at the end', () => {
  expect(locateFile(plan, '/play/')).toEqual({ file: 'index.html', kind: 'pages' });
  expect(locateFile(plan, '/play/help/')).toEqual({ file: 'help.html', kind: 'pages' });
});

it('gives every other path of the site the page for all paths', () => {
  expect(locateFile(plan, '/play/rng')).toEqual({ file: 'app.html', kind: 'pages' });
  expect(locateFile(plan, '/play/play/VENDOR/GAME')).toEqual({ file: 'app.html', kind: 'pages' });
});

it('distinguishes files that never change from those that do', () => {
  expect(locateFile(plan, '/play/assets/a-1.js')?.kind).toBe('immutable');
  expect(locateFile(plan, '/play/robots.txt')?.kind).toBe('other');
  expect(locateFile(plan, '/play/maintenance.html')?.kind).toBe('pages');
});

it.each(['/', '/other', '/play/server/headers.json', '/play/%2e%2e/secret.txt', '/play/%E0%A4%A', '/play/a%00.js'])(
  'shows nothing at %s',
  (address) => {
    expect(locateFile(plan, address)).toBeUndefined();
  },
);
