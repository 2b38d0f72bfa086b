import { expect, it } from 'vitest';
import { ACME } from './acme.fixture.ts';
import { nginxLocations } from './nginx-locations.ts';
import { serverPlan } from './server-plan.ts';

const pages = new Map([
  ['/help', 'help.html'],
  ['/live', 'app.html'],
  ['/agentHome', 'app.html'],
]);
const locations = (basePath: string, keepDays = 0) =>
  nginxLocations(serverPlan({ ...ACME, basePath, pages, policy: 'policy', keepDays }));
const directivesOf = (basePath: string, match: string, keepDays?: number) =>
  locations(basePath, keepDays).find((location) => location.match === match)?.directives;

it('has one block for all pages with the same file', () => {
  expect(directivesOf('/play/', '~ ^/play/(?i:help)/?$')).toContain('try_files /help.html =404;');
  expect(directivesOf('/play/', '~ ^/play/(?i:live|agentHome)/?$')).toContain('try_files /app.html =404;');
});

it('redirects to a base path when its last slash is missing', () => {
  expect(directivesOf('/play/', '= /play')).toEqual(['return 301 /play/$is_args$args;']);
  expect(locations('/').some(({ directives }) => directives.some((line) => line.startsWith('return 301')))).toBe(false);
});

it('looks among the files of earlier builds only if some are kept', () => {
  const match = '~ ^/(?<brandgen_file>(?:assets|words)/.+)$';
  expect(directivesOf('/', match)).toContain('try_files /$brandgen_file =404;');
  expect(directivesOf('/', match, 2)).toContain('try_files /$brandgen_file /earlier/$brandgen_file =404;');
});

it('takes the dots of a base path for dots', () => {
  expect(locations('/v1.0/').map(({ match }) => match)).toContain(String.raw`~ ^/v1\.0/(?i:help)/?$`);
});

it('repeats all headers in each block, since nginx inherits none into a block that has one', () => {
  for (const { headers } of locations('/'))
    expect(headers.map(({ name }) => name)).toContain('Strict-Transport-Security');
});
