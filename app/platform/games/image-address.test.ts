import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, withParameter } from './image-address.ts';

const PLATFORM = 'https://platform.example';
const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];

describe('imageAddress', () => {
  it('points to the platform when there is no CDN', () => {
    expect(imageAddress('/img/1.svg', { hosts: [], seed: 0.7, platform: PLATFORM })).toBe(`${PLATFORM}/img/1.svg`);
    expect(imageAddress('img/1.svg', { hosts: [], seed: 0.7, platform: '' })).toBe('/img/1.svg');
  });

  it('is empty without a picture, rather than the address of the site', () => {
    expect(imageAddress('', { hosts: HOSTS, seed: 0, platform: PLATFORM })).toBe('');
  });

  it('leaves an absolute address alone', () => {
    const given = 'https://art.example/1.svg';
    expect(imageAddress(given, { hosts: HOSTS, seed: 0, platform: '' })).toBe(given);
  });

  const seeds = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('takes one of the hosts, always the same for a picture and a seed', () => {
    const hosts = fc.uniqueArray(fc.webUrl({ withFragments: false, withQueryParameters: false }), { minLength: 1 });
    fc.assert(
      fc.property(fc.string(), hosts, seeds, (name, all, seed) => {
        const path = `/${name}`;
        const address = imageAddress(path, { hosts: all, seed, platform: PLATFORM });
        expect(all.map((host) => `${host}${path}`)).toContain(address);
        expect(imageAddress(path, { hosts: all, seed, platform: 'https://other.example' })).toBe(address);
      }),
    );
  });

  it('takes each host for a picture by some seeds, about equally often', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const counts = HOSTS.map((host) => {
          const addresses = Array.from({ length: 300 }, (_, at) =>
            imageAddress(`/${path}`, { hosts: HOSTS, seed: at / 300, platform: PLATFORM }),
          );
          return addresses.filter((address) => address.startsWith(host)).length;
        });
        expect(Math.min(...counts)).toBeGreaterThan(60);
      }),
      { numRuns: 20 },
    );
  });
});

it('appends a parameter to existing ones', () => {
  expect(withParameter('/a.svg', 'shape', 'wide')).toBe('/a.svg?shape=wide');
  expect(withParameter('/a.svg?v=1', 'shape', 'wide')).toBe('/a.svg?v=1&shape=wide');
});
