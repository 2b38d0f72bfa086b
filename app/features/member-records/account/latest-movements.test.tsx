// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/member-records.json' with { type: 'json' };
import type { AccountRecord, Movement } from '#schemas/generated/platform.ts';
import { LatestMovements } from './latest-movements.tsx';

const movement: Omit<Sent<Movement>, 'id'> = {
  ...{ kind: 'bet', amount: -1250, balance: 3750, reference: '77', game: 'Fortune Tiger' },
  createdAt: Date.parse('2026-11-19T16:30:05Z'),
};
const record: Sent<AccountRecord> = {
  ...{ timeZone: 'Asia/Manila', today: '2026-11-20', from: '2026-11-01', to: '2026-11-20', currency: 'EUR' },
  totals: { count: 9, received: 0, spent: 11_250, net: -11_250 },
  content: Array.from({ length: 9 }, (_, index) => ({ ...movement, id: index + 1 })),
  ...{ pageNum: 1, totalPages: 1 },
};

function show(fakes: Fakes, balanceShown = true) {
  const platform = fakePlatform(fakes);
  showInSite(<LatestMovements />, {
    at: '/member?page=transferFund',
    words: { 'member-records': words },
    prepare: (site) => {
      site.session.store.setState({ status: 'member', member });
      site.preferences.showBalance(balanceShown);
    },
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the latest few of the month, and leads to all of them', async () => {
  const { callsOf } = show({ accountRecord: () => record });
  const rows = await screen.findAllByRole('listitem');
  await expect.poll(() => screen.getAllByRole('listitem')[0]?.textContent).toContain('−€12.50');
  expect(rows).toHaveLength(6);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('BetFortune Tiger · Nov 20, 12:30 AM−€12.50');
  expect(callsOf('accountRecord')[0]?.query).toMatchObject({ period: 'month' });
  const all = screen.getByRole('link', { name: 'All transactions' });
  expect(all.getAttribute('href')).toBe('/member?page=transactionHistory&range=month');
});

it('hides the amounts together with the balance', async () => {
  show({ accountRecord: () => record }, false);
  await expect.poll(() => screen.getAllByText('••••••')).toHaveLength(6);
  expect(screen.queryByText(/€/)).toBeNull();
});

it('says what will be here, and offers a retry after a failure', async () => {
  let isDown = true;
  show({ accountRecord: () => (isDown ? refusal(403) : { ...record, content: [], totalPages: 0 }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText(words.account.noneText)).toBeDefined();
});
