// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-records.json' with { type: 'json' };
import type { TeamMovement, TeamMovementsPage } from '#schemas/generated/platform.ts';
import { AccountPage } from './account-page.tsx';

const NOON = Date.UTC(2026, 10, 24, 4);
const agent = { ...member, account: 'pearl', type: 1 as const, timeZone: 'Asia/Manila' };
const movement = (id: number, more: Partial<Sent<TeamMovement>> = {}): Sent<TeamMovement> => ({
  ...{ id, account: `kiko${id}`, level: 1, kind: 'deposit', amount: 5000, balance: 9000, createdAt: NOON },
  ...{ reference: 'D261124-000001', order: 'deposit' },
  ...more,
});
const sums = (count: number) => ({ count, received: 5000 * count, spent: 0, net: 5000 * count });
const page = (count: number, more: Partial<Sent<TeamMovementsPage>> = {}): Sent<TeamMovementsPage> => ({
  ...{
    timeZone: 'Asia/Manila',
    today: '2026-11-24',
    from: '2026-11-18',
    to: '2026-11-24',
    asOf: NOON,
    currency: 'EUR',
  },
  totals: sums(count),
  kinds: count === 0 ? [] : [{ kind: 'deposit', ...sums(count) }],
  levels: count === 0 ? [] : [{ level: 1, ...sums(count) }],
  content: Array.from({ length: Math.min(count, 100) }, (_, index) => movement(index + 1)),
  ...{ pageNum: 1, totalPages: Math.ceil(count / 100) },
  ...more,
});

function show(fakes: Fakes = {}, query = '') {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const platform = fakePlatform({
    teamMovements: () => page(2),
    teamMovement: ({ query: { id } }) => ({
      movement: movement(Number(id), { kind: 'bet', amount: -300, game: 'Bell Ringer', betId: 77 }),
      ...{ path: ['pearl', `kiko${id}`], timeZone: 'Asia/Manila', currency: 'EUR', asOf: NOON },
    }),
    ...fakes,
  });
  showInSite(<AccountPage />, {
    at: `/agentHome?page=accountDetails${query}`,
    words: { 'agent-records': words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: agent }),
  });
  return platform;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const parameters = () => Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for movements as the address says, and by the kind that is chosen', async () => {
  const { callsOf } = show({}, '&account=coral&range=month');
  await screen.findByText('kiko1');
  const first = { account: 'coral', scope: 'account', period: 'month', pageNum: '1', pageSize: '100' };
  expect(callsOf('teamMovements')[0]?.query).toEqual(first);
  fireEvent.change(screen.getByRole('combobox', { name: words.movements.kinds }), { target: { value: 'win' } });
  await waitFor(() => expect(callsOf('teamMovements').at(-1)?.query).toEqual({ ...first, kind: 'win' }));
  expect(parameters()).toMatchObject({ kind: 'win' });
});

it('says what all of them add up to, with one, many and none', async () => {
  let count = 240;
  show({ teamMovements: () => page(count) });
  expect(await screen.findByText('240 transactions')).toBeDefined();
  expect(screen.getAllByText('+€12,000.00')).toHaveLength(2);
  count = 1;
  await press(words.range.today);
  expect(await screen.findByText('1 transaction')).toBeDefined();
  count = 0;
  await press(words.range.month);
  expect(await screen.findByText(words.movements.none)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.empty.widen })).toBeNull();
});

it('adds them up by kind and by level', async () => {
  show({}, '&view=groups');
  fireEvent.click(await screen.findByText(words.kind.deposit, { selector: 'bdi' }));
  expect(parameters()).toEqual({ page: 'accountDetails', kind: 'deposit' });
  await press(words.view.levels);
  const levels = await screen.findByRole('grid', { name: words.movements.levels });
  expect(within(levels).getByText('Level 1')).toBeDefined();
});

it('opens a movement beside the list, with the way to its bet', async () => {
  show();
  fireEvent.click(await screen.findByText('kiko1'));
  const sheet = await screen.findByRole('complementary', { name: 'Transaction 1' });
  const link = await within(sheet).findByRole('link', { name: words.movements.bet });
  expect(link.getAttribute('href')).toBe('/agentHome?page=teamBetting&open=77');
  expect(within(sheet).getByText('−€3.00')).toBeDefined();
});

it('offers a retry when movements or one of them fail to load', async () => {
  let isDown = true;
  show({
    teamMovements: () => (isDown ? refusal(403) : page(2)),
    teamMovement: () => refusal(404, { errorCode: 'not_found' }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(retry);
  fireEvent.click(await screen.findByText('kiko2'));
  const sheet = await screen.findByRole('complementary', { name: 'Transaction 2' });
  expect(await within(sheet).findByText(words.notFound)).toBeDefined();
});
