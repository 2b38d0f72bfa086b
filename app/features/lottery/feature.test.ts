import { expect, it } from 'vitest';
import { findRoute } from '#app/shell/router/find-route.ts';
import { feature } from './feature.ts';

// @proves 2.8
it.each([
  ['/lottery', 'lottery'],
  ['/lottert', 'lottery'],
  ['/seaLottery', 'sea-lottery'],
  ['/sealottery', 'sea-lottery'],
  ['/vnLottery', 'vn-lottery'],
  ['/vnlottery', 'vn-lottery'],
])('serves %s as %s after log-in', (path, view) => {
  expect(findRoute(feature.contributions.routes ?? [], path)).toMatchObject({ view, access: 'login' });
});
