import { expect, it } from 'vitest';
import { nginxLocations } from './nginx-locations.ts';
import { serverPlan } from './server-plan.ts';

const locations = (basePath: string) =>
  nginxLocations(serverPlan({ basePath, pages: new Map([['/help', 'help.html']]), policy: 'policy' }));
const directivesOf = (basePath: string, match: string) =>
  locations(basePath).find((location) => location.match === match)?.directives;

it('strips the base path from a file’s address, and redirects to it when its last slash is missing', () => {
  expect(directivesOf('/play/', '^~ /play/assets/')).toEqual(['rewrite ^/play/(.*)$ /$1 break', 'try_files $uri =404']);
  expect(directivesOf('/play/', '= /play/help')).toEqual(['try_files /help.html =404']);
  expect(directivesOf('/play/', '= /play')).toEqual(['return 301 /play/']);
});

it('does neither for a site with its own host', () => {
  expect(directivesOf('/', '^~ /assets/')).toEqual(['try_files $uri =404']);
  expect(locations('/').some(({ directives }) => directives.some((line) => line.startsWith('return 301')))).toBe(false);
});

it('repeats all headers in each block, since nginx inherits none into a block that has one', () => {
  for (const { headers } of locations('/'))
    expect(headers.map(({ name }) => name)).toContain('Strict-Transport-Security');
});
