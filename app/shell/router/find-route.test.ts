import { expect, it } from 'vitest';
import { findRoute } from './find-route.ts';

const routes = [
  { path: '/' },
  { path: '/index' },
  { path: '/promotions' },
  { path: '/Promotions' },
  { path: '/promo' },
];

it.each([
  ['/index', '/index'],
  ['/INDEX', '/index'],
  ['/index/', '/index'],
  ['/Promotions', '/promotions'],
  ['/', '/'],
])('finds for %s the route %s', (pathname, path) => {
  expect(findRoute(routes, pathname)).toEqual({ path });
});

it.each(['/index/more', '/inde', '/promotion', '//index', ''])('finds no route for %s', (pathname) => {
  expect(findRoute(routes.slice(1), pathname)).toBeUndefined();
});
