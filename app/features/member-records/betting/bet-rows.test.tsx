// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/member-records.json' with { type: 'json' };
import type { BettingRecord } from '#schemas/generated/platform.ts';
import { BettingPage } from './betting-page.tsx';

const COUNT = 500;
const HEIGHT = 60;
const time = Date.parse('2026-11-19T16:30:05Z');
const sums = { count: COUNT, stake: 100, paid: 0, profit: -100 };
const bets: Sent<BettingRecord> = {
  ...{ timeZone: 'Asia/Manila', today: '2026-11-20', from: '2026-11-14', to: '2026-11-20', currency: 'EUR' },
  ...{ totals: sums, groups: [], pageNum: 1, totalPages: 1 },
  content: Array.from({ length: COUNT }, (_, place) => ({
    ...{ betId: place + 1, game: `Game ${place + 1}`, gameType: 'RNG', vendor: 'JDW', vendorName: 'Jadeworks' },
    ...{ stake: 100, paid: 0, profit: -100, balance: 0, placedAt: time, settledAt: time },
  })),
};

const list = () => screen.getByRole('list', { name: words.betting.bets });
const bet = (name: string) => within(list()).queryByText(name)?.closest('details');

async function scrollTo(top: number) {
  await act(async () => {
    vi.stubGlobal('scrollY', top);
    fireEvent.scroll(window);
  });
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws the bets in sight, each with its place, and keeps a bet open that is scrolled away', async () => {
  const { callsOf } = fakePlatform({ bettingRecord: () => bets });
  showInSite(<BettingPage />, {
    at: '/member?page=personalHistoryCopy&rows=500',
    words: { 'member-records': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  await waitFor(() => expect(list().querySelector('li[aria-hidden]')).not.toBeNull());
  expect(callsOf('bettingRecord')[0]?.query).toMatchObject({ pageSize: '500' });
  expect(within(list()).getAllByRole('listitem').length).toBeLessThan(60);
  const second = bet('Game 2');
  expect(second?.parentElement?.getAttribute('aria-posinset')).toBe('2');
  expect(second?.parentElement?.getAttribute('aria-setsize')).toBe(String(COUNT));
  await act(async () => {
    if (!second) return;
    second.open = true;
    fireEvent(second, new Event('toggle'));
  });
  await scrollTo(300 * HEIGHT);
  expect(bet('Game 2')).toBeUndefined();
  await scrollTo(0);
  expect(bet('Game 2')?.open).toBe(true);
  expect(bet('Game 3')?.open).toBe(false);
});
