// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { breakStorage } from '#app/storage/broken-storage.fixture.ts';
import { moveVisit } from './move-visit.ts';

const brand = { domains: ['play.example', 'www.play.example'] };
const replace = vi.fn<(address: string) => void>();

beforeEach(() => {
  const at = { hostname: 'play.example', pathname: '/rng', search: '?referralCode=abc', hash: '#top' };
  vi.stubGlobal('location', { ...at, replace });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  replace.mockClear();
});

it('continues at the same address on the brand’s other domain, once for each tab', () => {
  moveVisit('www.play.example', brand);
  expect(replace).toHaveBeenCalledWith('https://www.play.example/rng?referralCode=abc#top');
  moveVisit('www.play.example', brand);
  expect(replace).toHaveBeenCalledOnce();
});

it.each([
  ['empty', ''],
  ['the current domain', 'play.example'],
  ['a domain that the brand does not list', 'evil.example'],
  ['an address', 'https://www.play.example'],
])('stays when the answer is %s', (_what, domain) => {
  moveVisit(domain, brand);
  expect(replace).not.toHaveBeenCalled();
});

it('stays when a member is logged in', () => {
  sessionStorage.setItem('token', 'good');
  moveVisit('www.play.example', brand);
  expect(replace).not.toHaveBeenCalled();
});

it('stays when the tab cannot remember the move', () => {
  breakStorage('full');
  moveVisit('www.play.example', brand);
  expect(replace).not.toHaveBeenCalled();
});
