// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/lottery.json' with { type: 'json' };
import type { LotteryIssue } from '#schemas/generated/platform.ts';
import { someDraw, someIssue, someLotteryGame } from '../lottery-answers.fixture.ts';
import { NextDraws } from './next-draws.tsx';

let inSight: readonly string[] = [];

/** Stands in for IntersectionObserver and reports visible cards. */
class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(card: Element) {
    this.tell([{ isIntersecting: inSight.includes(card.getAttribute('aria-label') ?? '') }]);
  }
  disconnect() {}
}

beforeEach(() => {
  inSight = ['Game one', 'Game two'];
  vi.stubGlobal('IntersectionObserver', Sight);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const GAMES = ['one', 'two', 'shut'].map((code) => ({
  ...someLotteryGame(code),
  ...(code === 'shut' && { state: 'maintenance' as const }),
}));

function show(games = GAMES, times: Partial<LotteryIssue> = {}) {
  const { callsOf } = fakePlatform({
    lotteryMenus: ({ query }) =>
      query['prizeMode'] === 'LOTT' ? [{ groupCode: 'digits', groupName: 'Numbers', games }] : [],
    lotteryIssue: ({ query }) => someIssue(query['gameCode'] ?? '', '20260520-1', times),
    openedDraws: () => [someDraw('one', '20260520-0')],
  });
  showInSite(<NextDraws category="lott" />, { at: '/index', words: { lottery: words } });
  return callsOf;
}

it('shows each open lottery with its last numbers, the time left and the way to bet on its draw', async () => {
  show();
  const row = within(await screen.findByRole('region', { name: 'Next draws' }));
  expect(row.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Game one', 'Game two']);
  const card = within(row.getByRole('article', { name: 'Game one' }));
  expect(card.getByText('No. 20260520-1')).toBeDefined();
  expect(card.getByRole('timer').textContent).toMatch(/^0:(40|3\d)$/);
  expect(await card.findByRole('list', { name: 'Numbers of draw 20260520-0' })).toBeDefined();
  expect(card.getByRole('link', { name: 'Bet on Game one' }).getAttribute('href')).toBe('/lottery?gameCode=one');
  expect(row.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/lott');
});

it('takes no bet on a draw whose time is over', async () => {
  show(GAMES, { closeTime: Date.now() - 1 });
  const [first] = await screen.findAllByRole('button', { name: 'Closed' });
  expect(first?.hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('link', { name: 'Bet on Game one' })).toBeNull();
});

it('announces no countdown, of which a page has many', async () => {
  show();
  const [live] = (await screen.findByRole('region', { name: 'Next draws' })).querySelectorAll('[aria-live]');
  expect(live?.textContent).toBe('');
});

it('asks for the last numbers of the cards in sight alone', async () => {
  inSight = ['Game one'];
  const callsOf = show();
  await screen.findByRole('list', { name: 'Numbers of draw 20260520-0' });
  expect(callsOf('openedDraws').map(({ query }) => query['gameCode'])).toEqual(['one']);
});
