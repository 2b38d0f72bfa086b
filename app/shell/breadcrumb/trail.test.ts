import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterVisit, parseTrail, pathOf, queryOf } from './trail.ts';

const walk = (...addresses: string[]) =>
  addresses.reduce<string[]>((trail, address) => afterVisit(trail, address, pathOf), []);

// @proves 2.16
it('lists pages in the order of their visits', () => {
  expect(walk('/rng', '/live', '/member')).toEqual(['/rng', '/live', '/member']);
});

// @proves 2.16
it('is cut at a page that is visited again', () => {
  expect(walk('/rng', '/live', '/member', '/LIVE')).toEqual(['/rng', '/LIVE']);
  expect(walk('/rng', '/live', '/rng/?vassalage=JDW')).toEqual(['/rng/?vassalage=JDW']);
});

it('keeps the last address visited on a page', () => {
  expect(walk('/rng', '/rng?vassalage=JDW', '/live')).toEqual(['/rng?vassalage=JDW', '/live']);
});

it('never repeats a page and never holds more than five', () => {
  const address = fc.constantFrom('/a', '/B', '/b?x=1', '/c', '/d#e', '/f', '/g');
  fc.assert(
    fc.property(fc.array(address), (addresses) => {
      const pages = walk(...addresses).map(pathOf);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(pages.at(-1)).toBe(addresses.length ? pathOf(addresses.at(-1) ?? '') : undefined);
    }),
  );
});

it.each([
  ['/member', '/member', ''],
  ['/Member/?page=a&b=1#c', '/member', '?page=a&b=1'],
  ['/help#a?b', '/help', ''],
])('parts %s into path and query', (address, path, query) =>
  expect([pathOf(address), queryOf(address)]).toEqual([path, query]),
);

it.each([
  [null, []],
  ['no json', []],
  ['{"a":1}', []],
  ['["/rng",7,"//evil.example","https://evil.example","/live"]', ['/rng', '/live']],
])('reads %s as %j', (stored, trail) => expect(parseTrail(stored)).toEqual(trail));
