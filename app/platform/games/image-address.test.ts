import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, withParameter } from './image-address.ts';

describe('imageAddress', () => {
  it('points to the platform when there is no CDN', () => {
    expect(imageAddress('/img/1.svg', [], 'https://platform.example')).toBe('https://platform.example/img/1.svg');
    expect(imageAddress('img/1.svg', [], '')).toBe('/img/1.svg');
  });

  it('is empty without a picture, rather than the address of the site', () => {
    expect(imageAddress('', ['https://cdn.example'], 'https://platform.example')).toBe('');
  });

  it('leaves an absolute address alone', () => {
    expect(imageAddress('https://art.example/1.svg', ['https://cdn.example'], '')).toBe('https://art.example/1.svg');
  });

  it('always takes the same host for the same picture', () => {
    const hosts = fc.uniqueArray(fc.webUrl({ withFragments: false, withQueryParameters: false }), { minLength: 1 });
    fc.assert(
      fc.property(fc.string(), hosts, (name, all) => {
        const path = `/${name}`;
        const address = imageAddress(path, all, 'https://platform.example');
        expect(all.map((host) => `${host}${path}`)).toContain(address);
        expect(imageAddress(path, all, 'https://other.example')).toBe(address);
      }),
    );
  });
});

it('appends a parameter to existing ones', () => {
  expect(withParameter('/a.svg', 'shape', 'wide')).toBe('/a.svg?shape=wide');
  expect(withParameter('/a.svg?v=1', 'shape', 'wide')).toBe('/a.svg?v=1&shape=wide');
});
