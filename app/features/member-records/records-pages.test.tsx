// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature, type Feature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/member-records.json' with { type: 'json' };
import type { AccountRecord, BettingRecord } from '#schemas/generated/platform.ts';
import { AccountPage } from './account/account-page.tsx';
import { BettingPage } from './betting/betting-page.tsx';

const days = { timeZone: 'Asia/Manila', today: '2026-11-20', from: '2026-11-14', to: '2026-11-20', currency: 'EUR' };
const time = Date.parse('2026-11-19T16:30:05Z');
const account: Sent<AccountRecord> = {
  ...days,
  totals: { count: 2, received: 5000, spent: 1250, net: 3750 },
  content: [
    { id: 2, kind: 'bet', amount: -1250, balance: 3750, createdAt: time, reference: '77', game: '=Fortune' },
    { id: 1, kind: 'deposit', amount: 5000, balance: 5000, createdAt: time, reference: '76' },
  ],
  ...{ pageNum: 1, totalPages: 1 },
};
const sums = { count: 1, stake: 1250, paid: 0, profit: -1250 };
const betting: Sent<BettingRecord> = {
  ...days,
  totals: sums,
  groups: [{ gameType: 'RNG', vendor: 'JDW', vendorName: 'Jadeworks', ...sums }],
  content: [
    {
      ...{ betId: 77, game: 'Fortune Tiger', gameType: 'RNG', vendor: 'JDW', vendorName: 'Jadeworks' },
      ...{ stake: 1250, paid: 0, profit: -1250, balance: 3750, placedAt: time, settledAt: time },
    },
  ],
  ...{ pageNum: 1, totalPages: 1 },
};

const cashier = defineFeature({ name: 'cashier', module: null }, ({ screen }) => ({
  memberPages: [
    {
      ...{ id: 'depositv2', group: 'money', order: 10, icon: 'wallet', label: 'entry.deposit' },
      screen: screen(async () => () => null),
    },
  ],
}));

function show(
  page: 'transactionHistory' | 'personalHistoryCopy',
  fakes: Fakes,
  query = '',
  status: 'member' | 'trial' = 'member',
  features: readonly Feature[] = [],
) {
  const platform = fakePlatform(fakes);
  showInSite(page === 'transactionHistory' ? <AccountPage /> : <BettingPage />, {
    at: `/member?page=${page}${query}`,
    words: { 'member-records': words },
    features,
    prepare: (site) => site.session.store.setState({ status, member }),
  });
  return platform;
}

/** Shows an account record whose export is stuck on its second page. */
function showLongExport() {
  let finish = () => {};
  const second = new Promise<Sent<AccountRecord>>((resolve) => {
    finish = () => resolve({ ...account, content: account.content.slice(1), totalPages: 2 });
  });
  const first = { ...account, content: account.content.slice(0, 1), totalPages: 2 };
  const { callsOf } = show('transactionHistory', {
    accountRecord: ({ query }) => (query['pageSize'] === '500' && query['pageNum'] === '2' ? second : first),
  });
  void screen.findByRole('button', { name: 'Download as CSV' }).then((button) => fireEvent.click(button));
  return { finish, calls: () => callsOf('accountRecord') };
}

/** The first bytes of a file. */
async function startOf(file: Blob | undefined): Promise<number[]> {
  const reader = new FileReader();
  const read = await new Promise((resolve) => {
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(file ?? new Blob());
  });
  return read instanceof ArrayBuffer ? [...new Uint8Array(read).slice(0, 3)] : [];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the account record', () => {
  it('shows the change first, and each movement with its sign, its game and the balance after it', async () => {
    show('transactionHistory', { accountRecord: () => account });
    expect(await screen.findByText('+€37.50')).toBeDefined();
    const [, bet] = within(screen.getByRole('table', { name: 'Account record' })).getAllByRole('row');
    for (const text of ['Bet', '=Fortune', '−€12.50', '€37.50', 'Nov 20, 12:30', '77'])
      expect(bet?.textContent).toContain(text);
    expect(screen.getByText(/GMT\+8/)).toBeDefined();
  });

  it('names the year of a movement of another year', async () => {
    show('transactionHistory', { accountRecord: () => ({ ...account, today: '2027-01-02' }) });
    expect((await screen.findAllByText(/Nov 20, 2026, 12:30/)).length).toBe(2);
  });

  it('leads from an order’s number to its page where the site has it, and copies the number', async () => {
    const [bet, paid] = account.content;
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const numbers = { deposit: 'D261119-000004', withdrawal: 'W261119-000080' } as const;
    const content = (['deposit', 'withdrawal'] as const).flatMap((order, index) =>
      paid ? [{ ...paid, id: 3 + index, kind: order, order, reference: numbers[order] }] : [],
    );
    const fakes = { accountRecord: () => ({ ...account, content: [...content, ...(bet ? [bet] : [])] }) };
    show('transactionHistory', fakes, '', 'member', [cashier]);
    const link = await screen.findByRole('link', { name: numbers.deposit });
    expect(link.getAttribute('href')).toBe('/member?page=depositv2&order=D261119-000004');
    expect(screen.getByText(numbers.withdrawal).closest('a')).toBeNull();
    expect(screen.getByText('77').closest('a')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Copy: W261119-000080' }));
    await expect.poll(() => copied).toEqual(['W261119-000080']);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('reads its filters from the address, and changes them there', async () => {
    const { callsOf } = show(
      'transactionHistory',
      { accountRecord: () => account },
      '&from=2026-11-01&to=2026-11-05&kind=bet',
    );
    await screen.findByText('+€37.50');
    expect(callsOf('accountRecord')[0]?.query).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-05',
      kind: 'bet',
      pageNum: '1',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect.poll(() => callsOf('accountRecord').at(-1)?.query).toMatchObject({ period: 'today', kind: 'bet' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Transaction type' }), { target: { value: '' } });
    await expect.poll(() => callsOf('accountRecord').at(-1)?.query['kind']).toBeUndefined();
  });

  it('takes own days, and says what is wrong with them', async () => {
    const { callsOf } = show('transactionHistory', { accountRecord: () => account });
    await screen.findByText('+€37.50');
    fireEvent.click(screen.getByRole('button', { name: 'Custom range' }));
    const first = screen.getByRole('textbox', { name: 'From' });
    fireEvent.change(first, { target: { value: '21-11-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('The start date can’t be after the end date')).toBeDefined();
    fireEvent.change(first, { target: { value: '02-11-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await expect
      .poll(() => callsOf('accountRecord').at(-1)?.query)
      .toMatchObject({ from: '2026-11-02', to: '2026-11-20' });
  });

  it('exports every page once, without formulas', async () => {
    const files = savedFiles();
    const { callsOf } = show('transactionHistory', {
      accountRecord: ({ query }) => {
        const row = account.content[query['pageNum'] === '1' ? 0 : 1];
        return query['pageSize'] === '500' && row ? { ...account, content: [row], totalPages: 2 } : account;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await expect.poll(() => files.length).toBe(1);
    const last = { from: '2026-11-14', to: '2026-11-20', pageNum: '2', pageSize: '500' };
    expect(callsOf('accountRecord').at(-1)?.query).toEqual(last);
    const lines = (await textOf(files[0] ?? new Blob())).split('\r\n');
    expect(lines.slice(1)).toEqual([
      `"2026-11-20 00:30:05","Bet","'=Fortune",-12.50,37.50,"EUR","77"`,
      `"2026-11-20 00:30:05","Deposit","",50.00,50.00,"EUR","76"`,
      '',
    ]);
  });

  it('shows how far a long export is, and begins the file as spreadsheets expect', async () => {
    const files = savedFiles();
    const { finish } = showLongExport();
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Preparing your file' });
    expect([bar.value, bar.max]).toEqual([1, 2]);
    expect(screen.getByText('1 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download as CSV' }).getAttribute('aria-busy')).toBe('true');
    finish();
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]?.type).toBe('text/csv;charset=utf-8');
    expect(await startOf(files[0])).toEqual([0xef, 0xbb, 0xbf]);
    await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  });

  it('cancels a long export, keeps the focus and saves nothing', async () => {
    const files = savedFiles();
    const { finish, calls } = showLongExport();
    const cancel = await screen.findByRole('button', { name: 'Cancel download' });
    cancel.focus();
    fireEvent.click(cancel);
    await expect.poll(() => screen.queryByRole('button', { name: 'Cancel download' })).toBeNull();
    finish();
    const again = screen.getByRole('button', { name: 'Download as CSV' });
    expect(again.getAttribute('aria-busy')).toBe('false');
    await expect
      .poll(() => document.activeElement?.contains(again) && document.activeElement !== document.body)
      .toBe(true);
    expect(calls().at(-1)?.query['pageNum']).toBe('2');
    expect(files).toEqual([]);
    expect(screen.queryByText(/couldn’t prepare the file/)).toBeNull();
  });

  it('offers a longer range when empty, and a retry after a failure', async () => {
    let refused = true;
    const empty = { ...account, totals: { count: 0, received: 0, spent: 0, net: 0 }, content: [], totalPages: 0 };
    const { callsOf } = show('transactionHistory', { accountRecord: () => (refused ? refusal(403) : empty) });
    expect(await screen.findByText('We couldn’t load your account record')).toBeDefined();
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show this month' }));
    await expect.poll(() => callsOf('accountRecord').at(-1)?.query['period']).toBe('month');
    expect(await screen.findByRole('link', { name: 'Find a game' })).toBeDefined();
  });

  it('tells a trial account to register, and asks the platform nothing', async () => {
    const { calls } = show('transactionHistory', { accountRecord: () => account }, '', 'trial');
    expect(await screen.findByText(/Trial accounts have no records/)).toBeDefined();
    expect(calls).toEqual([]);
  });
});

describe('the betting record', () => {
  it('shows the result first, each bet with its detail, and the sums by vendor', async () => {
    const { callsOf } = show('personalHistoryCopy', { bettingRecord: () => betting });
    expect((await screen.findAllByText('−€12.50')).length).toBeGreaterThan(2);
    const bet = within(screen.getByRole('list', { name: 'Settled bets' })).getByRole('listitem');
    for (const text of ['Fortune Tiger', 'Bet number77', 'Balance after€37.50'])
      expect(bet.textContent).toContain(text);
    fireEvent.click(screen.getByRole('button', { name: 'Jadeworks' }));
    await expect.poll(() => callsOf('bettingRecord').at(-1)?.query).toMatchObject({ gameType: 'RNG', vendor: 'JDW' });
    fireEvent.click(await screen.findByRole('button', { name: 'All vendors' }));
    fireEvent.click(screen.getByRole('button', { name: 'Lost' }));
    await expect.poll(() => callsOf('bettingRecord').at(-1)?.query).toMatchObject({ result: 'lost' });
    expect(callsOf('bettingRecord').at(-1)?.query['vendor']).toBeUndefined();
  });

  it('says where to begin when there are no bets', async () => {
    const nothing = { count: 0, stake: 0, paid: 0, profit: 0 };
    const empty = { ...betting, totals: nothing, groups: [], content: [], totalPages: 0 };
    show('personalHistoryCopy', { bettingRecord: () => empty }, '&range=month');
    expect(await screen.findByText('No settled bets in this period')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a game' })).toBeDefined();
  });
});
