// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/member-records.json' with { type: 'json' };
import type { ProfitRecord } from '#schemas/generated/platform.ts';
import { ProfitPage } from './profit-page.tsx';

const won = { count: 2, stake: 1000, paid: 3500, profit: 2500 };
const lost = { count: 1, stake: 3700, paid: 0, profit: -3700 };
const totals = { count: 3, stake: 4700, paid: 3500, profit: -1200 };
const record: Sent<ProfitRecord> = {
  ...{ timeZone: 'Asia/Manila', today: '2026-11-20', from: '2026-11-19', to: '2026-11-20', currency: 'EUR' },
  totals,
  days: [
    { day: '2026-11-19', ...won },
    { day: '2026-11-20', ...lost },
  ],
  groups: [
    { gameType: 'RNG', vendor: 'JDW', vendorName: 'Jadeworks', ...lost },
    { gameType: 'LIVE', vendor: 'JDW', vendorName: 'Jadeworks', ...won },
  ],
  position: { since: '2026-03-03', deposited: 9000, withdrawn: 2000, balance: 3000, net: -4000 },
};

function show(fakes: Fakes, query = '', status: 'member' | 'trial' = 'member') {
  const platform = fakePlatform(fakes);
  showInSite(<ProfitPage />, {
    at: `/member?page=personalProfit${query}`,
    words: { 'member-records': words },
    prepare: (site) => site.session.store.setState({ status, member }),
  });
  return platform;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('profit and loss', () => {
  it('shows the result, the net position with its sum, and the same days in the chart and the table', async () => {
    show({ profitRecord: () => record });
    expect((await screen.findAllByText('−€12.00')).length).toBe(2);
    expect(screen.getByText('Net position since March 3, 2026')).toBeDefined();
    expect(screen.getByText(/withdrawn/).textContent).toBe('withdrawn €20.00 + balance €30.00 − deposited €90.00');
    const rows = rowsOf('By day');
    expect(rows.map((text) => /[+−]€\d+\.\d\d/.exec(text ?? '')?.[0])).toEqual(['+€25.00', '−€37.00', '−€12.00']);
    expect(rows[2]).toContain('Total');
    for (const text of ['+25', '−37', '11/19']) expect(screen.getByText(text)).toBeDefined();
  });

  it('marks a chosen day, and leads to its bets', async () => {
    show({ profitRecord: () => record });
    const day = await screen.findByRole('button', { name: /Nov 19/ });
    fireEvent.click(day);
    expect(day.getAttribute('aria-pressed')).toBe('true');
    const link = screen.getByRole('link', { name: 'See these bets' });
    expect(link.getAttribute('href')).toContain('page=personalHistoryCopy&from=2026-11-19&to=2026-11-19');
    fireEvent.click(screen.getByText('−37'));
    expect(screen.getByRole('button', { name: /Nov 20/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('adds up by game type and by vendor, and keeps the view in the address', async () => {
    const { callsOf } = show({ profitRecord: () => record }, '&by=vendor');
    await screen.findByRole('table', { name: 'By vendor' });
    expect(rowsOf('By vendor')[0]).toContain('−€12.00');
    fireEvent.click(screen.getByRole('button', { name: 'Game type' }));
    await screen.findByRole('table', { name: 'By game type' });
    expect(rowsOf('By game type').length).toBe(3);
    fireEvent.change(screen.getByRole('combobox', { name: 'Game type' }), { target: { value: 'LIVE' } });
    await expect.poll(() => callsOf('profitRecord').at(-1)?.query).toMatchObject({ gameType: 'LIVE' });
  });

  it('says what will stand here while there is nothing, and offers a retry after a failure', async () => {
    let refused = true;
    const nothing = { count: 0, stake: 0, paid: 0, profit: 0 };
    const days = record.days.map(({ day }) => ({ day, ...nothing }));
    show({ profitRecord: () => (refused ? refusal(403) : { ...record, totals: nothing, days, groups: [] }) });
    expect(await screen.findByText('We couldn’t load your profit and loss')).toBeDefined();
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/gets a bar here/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show this month' })).toBeDefined();
  });

  it('tells a trial account to register, and asks the platform nothing', async () => {
    const { calls } = show({ profitRecord: () => record }, '', 'trial');
    expect(await screen.findByText(/Trial accounts have no records/)).toBeDefined();
    expect(calls).toEqual([]);
  });
});
