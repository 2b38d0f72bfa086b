// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/member-records.json' with { type: 'json' };
import type { AccountRecord, BettingRecord, ProfitRecord } from '#schemas/generated/platform.ts';
import { AccountPage } from './account/account-page.tsx';
import { BettingPage } from './betting/betting-page.tsx';
import { ProfitPage } from './profit/profit-page.tsx';

const SAVE = words.export.label;
const range = { timeZone: 'Asia/Manila', today: '2026-11-20', from: '2026-11-20', to: '2026-11-20', currency: 'EUR' };
const nothing = { count: 0, stake: 0, paid: 0, profit: 0 };
const sums = { count: 1, stake: 1250, paid: 0, profit: -1250 };
const placedAt = Date.parse('2026-11-19T16:30:05Z');
const game = { gameType: 'RNG', vendor: 'JDW', vendorName: 'Jadeworks' } as const;

const noBets: Sent<BettingRecord> = { ...range, totals: nothing, groups: [], content: [], pageNum: 1, totalPages: 0 };
const oneBet: Sent<BettingRecord> = {
  ...{ ...noBets, totals: sums, groups: [{ ...game, ...sums }], totalPages: 1 },
  content: [
    {
      ...{ ...game, betId: 77, game: 'Fortune Tiger', stake: 1250, paid: 0, profit: -1250, balance: 3750 },
      ...{ placedAt, settledAt: placedAt },
    },
  ],
};
const noMovements: Sent<AccountRecord> = {
  ...{ ...range, totals: { count: 0, received: 0, spent: 0, net: 0 }, content: [], pageNum: 1, totalPages: 0 },
};
const oneMovement: Sent<AccountRecord> = {
  ...{ ...noMovements, totals: { count: 1, received: 0, spent: 1250, net: -1250 }, totalPages: 1 },
  content: [{ id: 1, kind: 'bet', amount: -1250, balance: 3750, reference: '77', createdAt: placedAt }],
};
const oneDay: Sent<ProfitRecord> = {
  ...{ ...range, totals: sums, days: [{ day: '2026-11-20', ...sums }], groups: [{ ...game, ...sums }] },
  position: { since: '2026-11-20', deposited: 5000, withdrawn: 0, balance: 3750, net: -1250 },
};

function show(page: ReactNode, id: string, fakes: Fakes) {
  fakePlatform(fakes);
  showInSite(page, {
    at: `/member?page=${id}`,
    words: { 'member-records': words },
    prepare: (site) => site.session.store.setState({ status: 'member', member }),
  });
}
const bets = (record: Sent<BettingRecord>) =>
  show(<BettingPage />, 'personalHistoryCopy', { bettingRecord: () => record });
const account = (record: Sent<AccountRecord>) =>
  show(<AccountPage />, 'transactionHistory', { accountRecord: () => record });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the betting record', () => {
  it('of no bet says what comes here and where to begin, and has no file to save', async () => {
    bets(noBets);
    expect(await screen.findByText(words.betting.none)).toBeDefined();
    expect(screen.getByText(words.betting.noneText)).toBeDefined();
    expect(screen.getByRole('button', { name: words.empty.widen })).toBeDefined();
    expect(screen.queryByRole('button', { name: SAVE })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('of one bet shows it, its sums and its group, on one page', async () => {
    bets(oneBet);
    const list = await screen.findByRole('list', { name: words.betting.bets });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list.textContent).toContain('Fortune Tiger');
    expect(screen.getAllByText('−€12.50').length).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: SAVE })).toBeDefined();
    expect(screen.queryByText(words.betting.none)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  });
});

describe('the account record', () => {
  it('of no movement says what comes here and where to begin, and has no file to save', async () => {
    account(noMovements);
    expect(await screen.findByText(words.account.none)).toBeDefined();
    expect(screen.getByText(words.account.noneText)).toBeDefined();
    expect(screen.getByRole('button', { name: words.empty.widen })).toBeDefined();
    expect(screen.queryByRole('button', { name: SAVE })).toBeNull();
  });

  it('of one movement shows it with the balance after it, on one page', async () => {
    account(oneMovement);
    expect(await screen.findByText('€37.50')).toBeDefined();
    const [, row, ...more] = screen.getAllByRole('row');
    expect([row?.textContent, more]).toEqual([expect.stringContaining('−€12.50'), []]);
    expect(screen.getByRole('button', { name: SAVE })).toBeDefined();
    expect(screen.queryByText(words.account.none)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  });
});

it('profit and loss of one day has one bar, and one row besides the total', async () => {
  show(<ProfitPage />, 'personalProfit', { profitRecord: () => oneDay });
  const table = await screen.findByRole('table', { name: 'By day' });
  const [, day, total, ...more] = within(table).getAllByRole('row');
  expect(day?.textContent).toContain('−€12.50');
  expect([total?.textContent, more]).toEqual([expect.stringContaining('Total'), []]);
  expect(screen.getByText('11/20')).toBeDefined();
});
