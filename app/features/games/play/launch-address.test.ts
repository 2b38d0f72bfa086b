import { expect, it } from 'vitest';
import { launchAddress } from './launch-address.ts';

const host = 'https://cdn.example';
const accepted = ['https://vendor.example', 'https://platform.example'];

it('resolves against the host', () => {
  expect(launchAddress('/game?x=1', host, accepted)).toBe('https://cdn.example/game?x=1');
});

it('may be an absolute address of an accepted host', () => {
  expect(launchAddress('https://vendor.example/g', host, accepted)).toBe('https://vendor.example/g');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[broken',
  'https://evil.example/g',
  '//evil.example/g',
  '\\\\evil.example/g',
  'http://vendor.example/g',
  'https://vendor.example:8443/g',
  'https://vendor.example.evil.example/g',
  'https://vendor.example@evil.example/g',
  'blob:https://vendor.example/1',
])('refuses %s', (url) => {
  const address = launchAddress(url, host, accepted);
  // A browser resolves a path against the host.
  expect(address === undefined || address.startsWith(`${host}/`)).toBe(true);
  expect(address ?? '').not.toMatch(/^(javascript|data|blob):/);
});
