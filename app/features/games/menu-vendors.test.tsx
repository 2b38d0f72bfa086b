// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/games.json' with { type: 'json' };
import type { VendorCard } from '#schemas/generated/platform.ts';
import { menuVendorsOf } from './menu-vendors.tsx';

const card = (vassalage: string, gameType: VendorCard['gameType'], gameCount: number): VendorCard => ({
  vassalage,
  displayName: `Vendor ${vassalage}`,
  gameType,
  icon: '',
  gameCount,
});

class Watcher {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (category: 'rng' | 'sports', at: string) => {
  const vendors = [card('JDW', 'RNG', 1), card('TLN', 'SPORTS', 1), card('HLF', 'SPORTS', 14)];
  answering({ vendors });
  const Vendors = menuVendorsOf(category);
  showInSite(<Vendors />, { at, words: { games: words } });
};
const target = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

// @proves 2.30
it('links to the whole category, and marks the vendor whose list is shown', async () => {
  show('rng', '/rng?vassalage=JDW');
  expect(await target(/All vendors/)).toBe('/rng');
  const vendor = await screen.findByRole('link', { name: /Vendor JDW/ });
  expect(vendor.getAttribute('href')).toBe('/rng?vassalage=JDW');
  expect(vendor.getAttribute('aria-current')).toBe('true');
});

// @proves 2.32
it('starts a vendor directly when it has no list', async () => {
  show('sports', '/index');
  expect(await target(/All vendors/)).toBe('/sports');
  expect(await target(/Vendor TLN/)).toBe('/seamless?vassalage=TLN&gameType=SPORTS');
  expect(await target(/Vendor HLF/)).toBe('/seamless?vassalage=HLF&gameType=SPORTS');
  expect(screen.queryByRole('link', { name: /JDW/ })).toBeNull();
});
