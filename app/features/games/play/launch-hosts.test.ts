import fc from 'fast-check';
import { expect, it } from 'vitest';
import { launchHosts } from './launch-hosts.ts';

const accepted = ['https://a.example', 'https://b.example', 'https://c.example'];
const seed = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('has every accepted host once, in an order determined by the seed', () => {
  fc.assert(
    fc.property(seed, (visit) => {
      const hosts = launchHosts([], accepted, visit);
      expect(hosts.toSorted()).toEqual(accepted);
      expect(launchHosts([], accepted, visit)).toEqual(hosts);
    }),
  );
});

// @proves 9.15
it('spreads visits over all orders', () => {
  const orders = Array.from({ length: 60 }, (_, visit) => launchHosts([], accepted, (visit + 0.5) / 60).join());
  expect(new Set(orders).size).toBe(6);
});

it('accepts only platform hosts that the brand’s configuration lists', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.webUrl(), fc.constantFrom(...accepted))), seed, (named, visit) => {
      for (const host of launchHosts(named, accepted, visit)) expect(accepted).toContain(host);
    }),
  );
  expect(launchHosts(['https://evil.example', 'https://b.example'], accepted, 0.4)).toEqual(['https://b.example']);
  expect(launchHosts(['https://evil.example'], [], 0.4)).toEqual([]);
});
