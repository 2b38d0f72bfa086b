import { expect, it } from 'vitest';
import type { BuiltSite } from '#cli/build/built-site.ts';
import { createStyle } from '#cli/terminal/terminal.ts';
import { buildTable } from './build-table.ts';

const site: BuiltSite = {
  brand: 'aurora',
  site: 'aurora',
  folder: '/srv/out/aurora',
  features: ['home', 'help'],
  languages: ['EN', 'TY'],
  files: 61,
  firstLoad: { js: 121_540, css: 9_020 },
  milliseconds: 14.2,
  fromCache: 'app',
};

it('has a line for each site, with sizes in kilobytes, and the sum', () => {
  const table = buildTable([site, { ...site, site: 'aurora-agents', fromCache: 'site' }], 3210, createStyle(false));
  expect(table.split('\n')).toEqual([
    'Site           Features  Languages  Files  First JS  First CSS   Time  From the cache',
    'aurora                2  EN TY         61  121.5 kB     9.0 kB  14 ms  the compiled app',
    'aurora-agents         2  EN TY         61  121.5 kB     9.0 kB  14 ms  the whole site',
    '',
    '2 sites in 3.2 s',
  ]);
});
