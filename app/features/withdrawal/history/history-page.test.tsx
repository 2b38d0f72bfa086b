// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/withdrawal.json' with { type: 'json' };
import type { WithdrawalOrder, WithdrawalOrders } from '#schemas/generated/platform.ts';
import { ordersOf } from '../orders.fixture.ts';
import { WithdrawalPage } from '../withdrawal-page.tsx';

const createdAt = Date.parse('2026-11-19T16:30:00Z');
const order: Sent<WithdrawalOrder> = {
  ...{ orderId: 'W261119-000093', state: 'sent', amount: 15_000, fee: 150, net: 14_850, received: 10_000 },
  ...{ remaining: 4850, currency: 'EUR', createdAt, confirmSeconds: 1800, arrivalSeconds: 3600 },
  account: {
    ...{ accountId: 7, kind: 'bank', provider: '=Union Bank', holder: 'Ana Cruz', number: '•••• 4471' },
    ...{ isDefault: true, usableAt: 0 },
  },
  transfers: [
    {
      ...{ transferId: 1, amount: 4850, state: 'sent', byItself: false },
      ...{ sentAt: createdAt, countsAt: createdAt },
    },
  ],
};
const PAGE = '/member?page=withdraw&view=history';

function show(fakes: Fakes, query = '') {
  const platform = fakePlatform(fakes);
  showInSite(<WithdrawalPage />, {
    at: PAGE + query,
    words: { withdrawal: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lists every withdrawal with what they come to, each a link to its page', async () => {
  const { callsOf } = show({ withdrawalOrders: () => ordersOf(order) });
  const link = await screen.findByRole('link', { name: /W261119-000093$/ });
  expect(link.getAttribute('href')).toBe('/member?page=withdraw&order=W261119-000093');
  const [row] = screen.getAllByRole('row').slice(1);
  for (const text of ['=Union Bank', '€150.00', words.state.confirm, 'Nov 20, 12:30'])
    expect(row?.textContent).toContain(text);
  for (const text of ['€100.00', '€1.50']) expect(screen.getByText(text)).toBeDefined();
  expect(callsOf('withdrawalOrders')).toHaveLength(1);
  expect(callsOf('withdrawalOrders')[0]?.query).toEqual({ pageNum: '1', pageSize: '25' });
});

it('reads days, state and page from the address, and changes them there', async () => {
  const answer = () => ({ ...ordersOf(order), totalPages: 3 });
  const { callsOf } = show({ withdrawalOrders: answer }, '&range=week&state=open&place=2');
  await screen.findByRole('link', { name: /W261119-000093$/ });
  expect(callsOf('withdrawalOrders')[0]?.query).toMatchObject({ period: 'week', state: 'open', pageNum: '2' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'received' } });
  await expect.poll(() => callsOf('withdrawalOrders').at(-1)?.query).toMatchObject({ state: 'received', pageNum: '1' });
  expect(location.search).toBe('?page=withdraw&view=history&range=week&state=received');
});

it('goes to the last page when the address names one beyond it', async () => {
  const { callsOf } = show({ withdrawalOrders: () => ordersOf(order) }, '&place=9');
  await expect.poll(() => callsOf('withdrawalOrders').map(({ query }) => query['pageNum'])).toEqual(['9', '1']);
});

it('leads to the form when nothing was ever withdrawn, and back to all when a filter finds nothing', async () => {
  show({ withdrawalOrders: () => ordersOf() });
  expect(await screen.findByText(words.history.none)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
  cleanup();
  let answer: (value: Sent<WithdrawalOrders>) => void = () => undefined;
  const all = new Promise<Sent<WithdrawalOrders>>((resolve) => {
    answer = resolve;
  });
  show({ withdrawalOrders: ({ query }) => (query['state'] ? ordersOf() : all) }, '&state=refused');
  fireEvent.click(await screen.findByRole('button', { name: words.history.showAll }));
  await expect.poll(() => screen.queryByText(words.history.noneIn)).toBeNull();
  expect(screen.queryByText(words.history.none)).toBeNull();
  answer(ordersOf(order));
  expect(await screen.findByRole('link', { name: /W261119-000093$/ })).toBeDefined();
});

it('offers a retry after a failure', async () => {
  let isDown = true;
  show({ withdrawalOrders: () => (isDown ? refusal(403) : ordersOf(order)) });
  expect(await screen.findByText(words.history.failed)).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /W261119-000093$/ })).toBeDefined();
});

it('saves the withdrawals of the days and the state for a spreadsheet, without a formula', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  const days = { from: '2026-11-01', to: '2026-11-23' };
  const { callsOf } = show({ withdrawalOrders: () => ({ ...ordersOf(order), ...days }) }, '&range=month&state=open');
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(callsOf('withdrawalOrders').at(-1)?.query).toMatchObject({ period: 'month', state: 'open', pageSize: '500' });
  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toBe('All withdrawals 2026-11-01 2026-11-23.csv');
  expect((await textOf(file ?? new Blob())).trim().split('\r\n').slice(1)).toEqual([
    `"2026-11-20 00:30:00","'=Union Bank ••••\u00a04471",150.00,1.50,100.00,"EUR","Has it arrived?","W261119-000093"`,
  ]);
});
