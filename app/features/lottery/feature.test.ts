import { expect, it } from 'vitest';
import { findRoute } from '#app/shell/router/find-route.ts';
import { feature } from './feature.ts';

it.each([
  ['/lottery', 'lottery'],
  ['/lottert', 'lottery'],
  ['/seaLottery', 'sea-lottery'],
  ['/sealottery', 'sea-lottery'],
  ['/vnLottery', 'vn-lottery'],
  ['/vnlottery', 'vn-lottery'],
])('has %s as %s, for whoever is logged in', (path, view) => {
  expect(findRoute(feature.contributions.routes ?? [], path)).toMatchObject({ view, access: 'login' });
});
