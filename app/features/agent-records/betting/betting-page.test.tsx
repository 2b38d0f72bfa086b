// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvAnswer, savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import officeWords from '#locales/EN/agent.json' with { type: 'json' };
import words from '#locales/EN/agent-records.json' with { type: 'json' };
import type { TeamBet, TeamBetsPage } from '#schemas/generated/platform.ts';
import { BettingPage } from './betting-page.tsx';

const NOON = Date.UTC(2026, 10, 24, 4);
const agent = { ...member, account: 'pearl', type: 1 as const, timeZone: 'Asia/Manila' };
const bet = (betId: number, more: Partial<Sent<TeamBet>> = {}): Sent<TeamBet> => ({
  ...{
    betId,
    account: `kiko${betId}`,
    level: 2,
    game: 'Bell Ringer',
    gameType: 'RNG',
    vendor: 'LW',
    vendorName: 'Lanternway',
  },
  ...{ stake: 1000, paid: 400, profit: -600, placedAt: NOON - 60_000, settledAt: NOON },
  ...more,
});
const sums = (count: number) => ({ count, stake: 1000 * count, paid: 400 * count, profit: -600 * count });
const page = (count: number, more: Partial<Sent<TeamBetsPage>> = {}): Sent<TeamBetsPage> => ({
  ...{
    timeZone: 'Asia/Manila',
    today: '2026-11-24',
    from: '2026-11-18',
    to: '2026-11-24',
    asOf: NOON,
    currency: 'EUR',
  },
  totals: sums(count),
  groups: count === 0 ? [] : [{ gameType: 'RNG', vendor: 'LW', vendorName: 'Lanternway', ...sums(count) }],
  levels: count === 0 ? [] : [{ level: 2, ...sums(count) }],
  content: Array.from({ length: Math.min(count, 100) }, (_, index) => bet(index + 1)),
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
    teamBets: () => page(2),
    teamBet: ({ query: { betId } }) => ({
      ...{ bet: bet(Number(betId)), path: ['pearl', 'coral', `kiko${betId}`] },
      ...{ timeZone: 'Asia/Manila', currency: 'EUR', asOf: NOON },
    }),
    ...fakes,
  });
  showInSite(<BettingPage />, {
    at: `/agentHome?page=teamBetting${query}`,
    words: { 'agent-records': words, agent: officeWords },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: agent }),
  });
  return platform;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name }), { target: { value } });
const parameters = () => Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the bets of a team', () => {
  it('are asked for as the address says', async () => {
    const filters = 'account=coral&scope=team&level=3&gameType=RNG&vendor=LW&result=lost&from=2026-11-01&to=2026-11-02';
    const { callsOf } = show({}, `&${filters}`);
    await screen.findByText('kiko1');
    expect(callsOf('teamBets')[0]?.query).toEqual({
      ...Object.fromEntries(new URLSearchParams(filters)),
      ...{ pageNum: '1', pageSize: '100' },
    });
  });

  it('are filtered by what is chosen, which stays in the address', async () => {
    const { callsOf } = show();
    await screen.findByText('kiko1');
    await choose(words.result.label, 'won');
    await choose(words.who.levels, '2');
    await choose(words.bets.vendors, 'LW');
    await press(words.range.month);
    await waitFor(() =>
      expect(callsOf('teamBets').at(-1)?.query).toEqual({
        ...{ result: 'won', level: '2', vendor: 'LW', period: 'month', pageNum: '1', pageSize: '100' },
      }),
    );
    expect(parameters()).toEqual({ page: 'teamBetting', result: 'won', level: '2', vendor: 'LW', range: 'month' });
  });

  it('are shown for one account of those that are offered, and for its team', async () => {
    const { callsOf } = show({ teamLevel: () => refusal(503) });
    const field = await screen.findByRole('combobox', { name: words.who.field });
    fireEvent.change(field, { target: { value: 'coral ' } });
    await press(words.who.apply);
    await choose(words.who.scope, 'team');
    await waitFor(() => expect(callsOf('teamBets').at(-1)?.query).toMatchObject({ account: 'coral', scope: 'team' }));
    await press(words.who.whole);
    expect(parameters()).toEqual({ page: 'teamBetting' });
  });

  it('say what all of them add up to, with a word for a loss, and when that was read', async () => {
    show({ teamBets: () => page(240) });
    expect(await screen.findByText(words.bets.lost)).toBeDefined();
    // The word has the direction, the column its sign.
    expect(screen.getAllByText('€1,440.00')).toHaveLength(1);
    expect(screen.getAllByText('−€1,440.00')).toHaveLength(1);
    expect(screen.getByText('240 bets')).toBeDefined();
    expect(screen.getByText(/^Updated 12:00:00\sPM$/)).toBeDefined();
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('242');
  });

  it('use the singular for one bet, and offer a next step when there are no bets', async () => {
    let count = 1;
    show({ teamBets: () => page(count) }, '&result=won');
    expect(await screen.findByText('1 bet')).toBeDefined();
    count = 0;
    await press(words.range.today);
    expect(await screen.findByText(words.bets.none)).toBeDefined();
    expect(screen.queryByRole('button', { name: words.export.label })).toBeNull();
    await press(words.empty.clear);
    expect(parameters()).toEqual({ page: 'teamBetting', range: 'today' });
    await press(words.empty.widen);
    expect(parameters()).toEqual({ page: 'teamBetting', range: 'month' });
  });

  it('are saved as the platform sends them, with headings and words of the site', async () => {
    const files = savedFiles();
    const { callsOf } = show({ teamBetsFile: () => csvAnswer('"Settled"\r\n') }, '&result=won&range=month');
    await press(words.export.label);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await textOf(files[0] ?? new Blob())).toBe('"Settled"\r\n');
    const [call] = callsOf('teamBetsFile');
    // The file covers the days of the shown rows: at another moment the period may mean other days.
    expect(call?.query).toEqual({ result: 'won', from: page(1).from, to: page(1).to });
    expect(call?.body).toMatchObject({
      columns: expect.arrayContaining([
        { field: 'stake', heading: words.column.stake },
        { field: 'result', heading: words.column.result, words: expect.objectContaining({ won: words.result.won }) },
      ]),
    });
  });

  it('are added up by game and by level, and a row leads to its bets', async () => {
    show({}, '&view=groups');
    fireEvent.click(await screen.findByText('Lanternway · Slots'));
    expect(parameters()).toEqual({ page: 'teamBetting', gameType: 'RNG', vendor: 'LW' });
    await press(words.view.levels);
    const levels = await screen.findByRole('grid', { name: words.bets.levels });
    fireEvent.click(within(levels).getByText('Level 2'));
    expect(parameters()).toMatchObject({ level: '2', gameType: 'RNG' });
  });

  it('offer a retry after a failure, and say when an account is not of the team', async () => {
    let isUnknown = true;
    show({ teamBets: () => (isUnknown ? refusal(404, { errorCode: 'not_found' }) : page(2)) }, '&account=player1');
    expect(await screen.findByText(words.notFound)).toBeDefined();
    isUnknown = false;
    await press('Try again');
    expect(await screen.findByText('kiko1')).toBeDefined();
  });
});

describe('a single bet', () => {
  it('opens beside the list, steps to the next one, and leads to its account', async () => {
    show();
    fireEvent.click(await screen.findByText('kiko1'));
    const sheet = await screen.findByRole('complementary', { name: 'Bet 1' });
    expect(await within(sheet).findByText('coral')).toBeDefined();
    expect(within(sheet).getByText(words.result.lost)).toBeDefined();
    expect(parameters()).toMatchObject({ open: '1' });
    await press(words.sheet.next);
    expect(await screen.findByRole('complementary', { name: 'Bet 2' })).toBeDefined();
    await press(words.sheet.ofAccount);
    expect(parameters()).toEqual({ page: 'teamBetting', account: 'kiko2' });
  });

  it('of the address is loaded by itself, and says so when it is not of the team', async () => {
    show({ teamBet: () => refusal(404, { errorCode: 'not_found' }) }, '&open=99');
    const sheet = await screen.findByRole('complementary', { name: 'Bet 99' });
    expect(await within(sheet).findByText(words.notFound)).toBeDefined();
    await press(words.sheet.close);
    expect(parameters()).toEqual({ page: 'teamBetting' });
  });
});
