import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, withParameter } from './image-address.ts';

const PLATFORM = 'https://platform.example';
const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];

describe('imageAddress', () => {
  it('points to the platform when there is no CDN', () => {
    expect(imageAddress('/img/1.svg', [], PLATFORM, 7)).toBe(`${PLATFORM}/img/1.svg`);
    expect(imageAddress('img/1.svg', [], '', 7)).toBe('/img/1.svg');
  });

  it('is empty without a picture, rather than the address of the site', () => {
    expect(imageAddress('', HOSTS, PLATFORM, 7)).toBe('');
  });

  it('leaves an absolute address alone', () => {
    expect(imageAddress('https://art.example/1.svg', HOSTS, '', 7)).toBe('https://art.example/1.svg');
  });

  it('takes one of the hosts, the same for a picture until the page is loaded again', () => {
    const hosts = fc.uniqueArray(fc.webUrl({ withFragments: false, withQueryParameters: false }), { minLength: 1 });
    fc.assert(
      fc.property(fc.string(), hosts, fc.nat(2 ** 43), (name, all, chance) => {
        const path = `/${name}`;
        const address = imageAddress(path, all, PLATFORM, chance);
        expect(all.map((host) => `${host}${path}`)).toContain(address);
        expect(imageAddress(path, all, 'https://other.example', chance)).toBe(address);
      }),
    );
  });

  // @proves 9.15
  it('takes each host equally often for a picture, by chance', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.nat(2 ** 43), (path, from) => {
        const taken = Array.from({ length: 9 }, (_, at) => imageAddress(`/${path}`, HOSTS, PLATFORM, from + at));
        expect(HOSTS.map((host) => taken.filter((address) => address.startsWith(host)).length)).toEqual([3, 3, 3]);
      }),
    );
  });
});

it('appends a parameter to existing ones', () => {
  expect(withParameter('/a.svg', 'shape', 'wide')).toBe('/a.svg?shape=wide');
  expect(withParameter('/a.svg?v=1', 'shape', 'wide')).toBe('/a.svg?v=1&shape=wide');
});
