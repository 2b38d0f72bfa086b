// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/games.json' with { type: 'json' };
import type { VendorCard } from '#schemas/generated/platform.ts';
import { OpenVendors } from './open-vendors.tsx';

// The vendors are cached for the tab.
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vendor = (vassalage: string, more: Partial<VendorCard> = {}): VendorCard => {
  return { vassalage, displayName: `Vendor ${vassalage}`, gameType: 'SPORTS', icon: '', gameCount: 3, ...more };
};

it('shows whether each vendor of the category is open, or when it is back', async () => {
  const until = new Date();
  until.setHours(23, 59, 59, 0);
  answering({
    vendors: [vendor('A'), vendor('B', { maintenanceUntil: until.getTime() }), vendor('C', { gameType: 'LIVE' })],
    games: () => [someGame(4, { vassalage: 'A', gameType: 'SPORTS' })],
  });
  showInSite(<OpenVendors category="sports" />, { at: '/index', words: { games: words } });
  const row = within(await screen.findByRole('region', { name: 'Sports vendors' }));
  const cards = await row.findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Vendor AOpen',
    'Vendor BBack at 11:59 PM',
  ]);
  expect(row.getByRole('link', { name: 'All vendors' }).getAttribute('href')).toBe('/sports');
});

it('names the day of a return that is not today', async () => {
  answering({ vendors: [vendor('A', { maintenanceUntil: new Date(2090, 0, 31, 12).getTime() })] });
  showInSite(<OpenVendors category="sports" />, { at: '/index', words: { games: words } });
  expect(await screen.findByText(/Back at Jan 31/)).toBeDefined();
});
