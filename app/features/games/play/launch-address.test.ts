import { expect, it } from 'vitest';
import { launchAddress } from './launch-address.ts';

const platform = 'https://platform.example';

it('is relative to the CDN, else to the platform', () => {
  expect(launchAddress('/game?x=1', [], platform)).toBe('https://platform.example/game?x=1');
  expect(launchAddress('/game', ['https://cdn.example'], platform)).toBe('https://cdn.example/game');
  expect(launchAddress('https://vendor.example/g', ['https://cdn.example'], platform)).toBe('https://vendor.example/g');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://[broken'])('refuses %s', (url) => {
  expect(launchAddress(url, [], platform)).toBeUndefined();
});
