// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvAnswer, savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { type Fake, type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-reports.json' with { type: 'json' };
import type { ProfitRow, TeamProfit } from '#schemas/generated/platform.ts';
import { ProfitPage } from './user-profit-page.tsx';

const SUMS = { deposits: 4000, withdrawals: 1000, turnover: 90_000, netLoss: -2000, rebate: 540 };
const row = (account: string, more: Partial<Sent<ProfitRow>> = {}): Sent<ProfitRow> => ({
  ...{ account, type: 0, directs: 0, members: 1, rate: 40, level: 1, ...SUMS },
  ...more,
});
const profit = (rows: Sent<ProfitRow>[], more: Partial<Sent<TeamProfit>> = {}): Sent<TeamProfit> => ({
  ...{ timeZone: 'Asia/Manila', today: '2026-05-20', from: '2026-05-14', to: '2026-05-20' },
  ...{ asOf: Date.UTC(2026, 4, 20, 4), currency: 'EUR', totals: SUMS, own: { ...SUMS, turnover: 700, netLoss: 0 } },
  head: {
    account: 'mara',
    nickname: '',
    type: 1,
    level: 0,
    rate: 80,
    directs: rows.length,
    members: 9,
    path: ['mara'],
  },
  ...{ count: rows.length, isCut: false, rows },
  ...more,
});

function show(teamProfit: Fake<'teamProfit'>, query = '', fakes: Fakes = {}) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const platform = fakePlatform({ teamProfit, ...fakes });
  showInSite(<ProfitPage />, {
    at: `/agentHome?page=userProfit${query}`,
    words: { 'agent-reports': words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member }),
  });
  return { ...platform, asked: () => platform.callsOf('teamProfit').map((call) => call.query) };
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ProfitPage', () => {
  it('shows each account, and what the team and its head come to', async () => {
    const { asked } = show(() => profit([row('coral', { directs: 3 }), row('opal', { netLoss: 500 })]));
    const grid = await screen.findByRole('grid', { name: words.title });
    expect(await within(grid).findByText('coral')).toBeDefined();
    expect(within(grid).getAllByText('−€20.00').length).toBeGreaterThan(0);
    expect(within(grid).getByText('Team of mara')).toBeDefined();
    const own = within(grid).getByRole('row', { name: /^mara only/ });
    expect(own.textContent).toContain('€7.00');
    expect(asked()).toEqual([{ period: 'week', sort: 'turnover', direction: 'descending', offset: '0', size: '50' }]);
  });

  it('opens the level of an account with downlines, and keeps its days', async () => {
    const { asked } = show(() => profit([row('coral', { directs: 3 }), row('opal')]), '&range=month');
    const grid = await screen.findByRole('grid', { name: words.title });
    fireEvent.click(await within(grid).findByText('opal'));
    expect(location.search).not.toContain('account=');
    fireEvent.click(within(grid).getByText('coral'));
    expect(location.search).toContain('account=coral');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ account: 'coral', period: 'month' }));
  });

  it('sorts, and searches below the level', async () => {
    const { asked } = show(() => profit([row('coral')]));
    fireEvent.click(await screen.findByRole('button', { name: 'Deposits' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'deposits', direction: 'descending' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' co ' } });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'co', sort: 'deposits' }));
    expect(screen.queryByText('Team of mara')).toBeNull();
  });

  it('saves what the platform sends of the level or the search, of the days that are shown', async () => {
    const files = savedFiles();
    const teamProfitFile = () => csvAnswer('"Account"\r\n');
    const { callsOf } = show(() => profit([row('coral')]), '&account=coral&search=co&sort=members', { teamProfitFile });
    fireEvent.click(await screen.findByRole('button', { name: words.export.label }));
    await waitFor(() =>
      expect(files.map(({ name }) => name)).toEqual([`${words.title} mara 2026-05-14 2026-05-20.csv`]),
    );
    const [call] = callsOf('teamProfitFile');
    expect(call?.query).toEqual({ account: 'coral', search: 'co', from: '2026-05-14', to: '2026-05-20' });
    expect(call?.body).toMatchObject({
      columns: expect.arrayContaining([{ field: 'netLoss', heading: words.column.netLoss }]),
    });
  });

  it('says why there is nothing, and how to see something', async () => {
    show(({ query }) => profit(query['search'] ? [] : [row('coral')]), '&search=zz');
    expect(await screen.findByText('No account starts with “zz”')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: words.empty.showAll }));
    expect(await screen.findByText('coral')).toBeDefined();
  });

  it('says that a team is empty', async () => {
    show(() => profit([]));
    expect(await screen.findByText(words.empty.title)).toBeDefined();
  });

  it('shows the refusal of a call, and tries again', async () => {
    let isRefused = true;
    show(() => (isRefused ? refusal(500) : profit([row('coral')])));
    expect(await screen.findByText(words.failed)).toBeDefined();
    isRefused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('coral')).toBeDefined();
  });
});
