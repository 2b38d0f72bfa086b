// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/deposit.json' with { type: 'json' };
import type { DepositOrder, DepositOrders } from '#schemas/generated/platform.ts';
import { DepositPage } from '../deposit-page.tsx';
import { ordersOf } from '../orders.fixture.ts';

const createdAt = Date.parse('2026-11-19T16:30:00Z');
const order: Sent<DepositOrder> = {
  ...{ orderId: 'D261119-000093', state: 'credited', methodId: 'kite', kind: 'ewallet', methodName: '=Kite' },
  ...{ amount: 15_000, fee: 150, credited: 14_850, currency: 'EUR', createdAt, arrivalSeconds: 60 },
  payee: { holder: 'Aurora Collect', account: '0041 2207', reference: 'DP 000007' },
  hasProof: false,
};
const PAGE = '/member?page=depositv2&view=history';

function show(fakes: Fakes, query = '') {
  const platform = fakePlatform(fakes);
  showInSite(<DepositPage />, {
    at: PAGE + query,
    words: { deposit: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lists every deposit with what they come to, each a link to its page', async () => {
  const { callsOf } = show({ depositOrders: () => ordersOf(order) });
  const link = await screen.findByRole('link', { name: /D261119-000093$/ });
  expect(link.getAttribute('href')).toBe('/member?page=depositv2&order=D261119-000093');
  const [row] = screen.getAllByRole('row').slice(1);
  for (const text of ['=Kite', '€150.00', words.badge.credited, 'Nov 20, 12:30'])
    expect(row?.textContent).toContain(text);
  for (const text of ['€297.50', '€300.00', '€2.50']) expect(screen.getByText(text)).toBeDefined();
  expect(callsOf('depositOrders')).toHaveLength(1);
  expect(callsOf('depositOrders')[0]?.query).toEqual({ pageNum: '1', pageSize: '25' });
});

it('reads days, state and page from the address, and changes them there', async () => {
  const answer = () => ({ ...ordersOf(order), totalPages: 3 });
  const { callsOf } = show({ depositOrders: answer }, '&range=week&state=open&place=2');
  await screen.findByRole('link', { name: /D261119-000093$/ });
  expect(callsOf('depositOrders')[0]?.query).toMatchObject({ period: 'week', state: 'open', pageNum: '2' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'credited' } });
  await expect.poll(() => callsOf('depositOrders').at(-1)?.query).toMatchObject({ state: 'credited', pageNum: '1' });
  expect(location.search).toBe('?page=depositv2&view=history&range=week&state=credited');
});

it('goes to the last page when the address names one beyond it', async () => {
  const { callsOf } = show({ depositOrders: () => ordersOf(order) }, '&place=9');
  await expect.poll(() => callsOf('depositOrders').map(({ query }) => query['pageNum'])).toEqual(['9', '1']);
});

it('leads to the form when nothing was ever deposited, and back to all when a filter finds nothing', async () => {
  show({ depositOrders: () => ordersOf() });
  expect(await screen.findByText(words.history.none)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
  cleanup();
  let answer: (value: Sent<DepositOrders>) => void = () => undefined;
  const all = new Promise<Sent<DepositOrders>>((resolve) => {
    answer = resolve;
  });
  show({ depositOrders: ({ query }) => (query['state'] ? ordersOf() : all) }, '&state=failed');
  fireEvent.click(await screen.findByRole('button', { name: words.history.showAll }));
  await expect.poll(() => screen.queryByText(words.history.noneIn)).toBeNull();
  expect(screen.queryByText(words.history.none)).toBeNull();
  answer(ordersOf(order));
  expect(await screen.findByRole('link', { name: /D261119-000093$/ })).toBeDefined();
});

it('offers a retry after a failure', async () => {
  let isDown = true;
  show({ depositOrders: () => (isDown ? refusal(403) : ordersOf(order)) });
  expect(await screen.findByText(words.history.failed)).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /D261119-000093$/ })).toBeDefined();
});

it('saves the deposits of the days and the state for a spreadsheet, without a formula', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  const days = { from: '2026-11-01', to: '2026-11-23' };
  const { callsOf } = show({ depositOrders: () => ({ ...ordersOf(order), ...days }) }, '&range=month&state=open');
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(callsOf('depositOrders').at(-1)?.query).toMatchObject({ period: 'month', state: 'open', pageSize: '500' });
  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toBe('All deposits 2026-11-01 2026-11-23.csv');
  expect((await textOf(file ?? new Blob())).trim().split('\r\n').slice(1)).toEqual([
    `"2026-11-20 00:30:00","'=Kite",150.00,1.50,148.50,"EUR","Credited","D261119-000093"`,
  ]);
});
