// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { csvAnswer, savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { type Fake, type Fakes, fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/agent.json' with { type: 'json' };
import type { ProfitRow, TeamOverview } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { OfficeFrame } from '../office/agent-office.tsx';
import { TeamOverviewPage } from './team-overview.tsx';

const NOTHING = {
  ...{ registrations: 0, firstDeposits: 0, activeMembers: 0, deposits: 0, withdrawals: 0 },
  ...{ turnover: 0, netLoss: 0, rebate: 0, commission: 0 },
};
const numbers = { ...NOTHING, registrations: 3, activeMembers: 2, turnover: 200_000, netLoss: -1_050, commission: 900 };
const row = (account: string, more: Partial<Sent<ProfitRow>> = {}): Sent<ProfitRow> => ({
  ...{ account, type: 0, directs: 0, members: 1, rate: 45, level: 1 },
  ...{ deposits: 0, withdrawals: 0, turnover: 50_000, netLoss: 0, rebate: 0 },
  ...more,
});
const TEAM: Sent<TeamOverview> = {
  ...{ timeZone: 'Asia/Manila', today: '2026-05-20', from: '2026-05-19', to: '2026-05-20' },
  ...{ asOf: Date.UTC(2026, 4, 20, 4), currency: 'EUR', totals: numbers },
  days: [
    { day: '2026-05-19', ...NOTHING },
    { day: '2026-05-20', ...numbers },
  ],
  before: {
    ...{ from: '2026-05-17', to: '2026-05-18', totals: { ...NOTHING, turnover: 160_000, netLoss: 500 } },
    days: [
      { day: '2026-05-17', ...NOTHING },
      { day: '2026-05-18', ...NOTHING },
    ],
  },
  levels: [
    { level: 0, members: 1, ...NOTHING },
    { level: 1, members: 4, ...numbers },
  ],
  directs: 12,
  downlines: [row('al', { type: 1, members: 9, turnover: 150_000, netLoss: -1_050 }), row('bo')],
};
const EMPTY: Sent<TeamOverview> = { ...TEAM, totals: NOTHING, levels: [], directs: 0, downlines: [] };

const MARA = { ...member, account: 'mara', nickname: '', type: 1 as const, balance: minorUnits(123_456) };

/** The page that lists all downlines. */
const reports = defineFeature({ name: 'reports', module: null }, ({ screen: part }) => ({
  agentPages: [
    {
      id: 'userProfit',
      group: 'reports',
      order: 1,
      icon: 'percent',
      label: 'entry.page',
      screen: part(async () => () => null),
    },
  ],
}));

function show(teamOverview: Fake<'teamOverview'>, at = '/agentHome', fakes: Fakes = {}) {
  const { calls, callsOf } = fakePlatform({ teamOverview, ...fakes });
  const prepare = (site: ReturnType<typeof showInSite>) =>
    site.session.store.setState({ status: 'agent', member: MARA });
  const page = (
    <OfficeFrame here={undefined}>
      <TeamOverviewPage />
    </OfficeFrame>
  );
  const site = showInSite(page, {
    at,
    words: { agent: words, reports: { entry: { page: 'Profit' } } },
    features: [reports],
    prepare,
  });
  return { periods: () => calls.map(({ query }) => query['period']), callsOf, site };
}

const team = (value: Sent<TeamOverview>) => () => value;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('TeamOverviewPage', () => {
  // @proves 2.66
  it('shows the agent’s account and what the team did, against the days before', async () => {
    const { periods } = show(team(TEAM));
    expect(screen.getByRole('banner').textContent).toContain('mara');
    expect(screen.getByRole('banner').textContent).toContain('€1,234.56');
    const totals = await screen.findByLabelText('Team totals');
    expect(within(totals).getByText('−€10.50')).toBeDefined();
    expect(within(totals).getByText('25% more')).toBeDefined();
    expect(within(totals).getByText('before: €1,600.00')).toBeDefined();
    expect(within(totals).getByText('310% less')).toBeDefined();
    expect(screen.getByText(/^Updated /)).toBeDefined();
    expect(periods()).toEqual(['week']);
  });

  it('has each day’s figures and their totals in a table', async () => {
    show(team(TEAM));
    fireEvent.click(await screen.findByText('Figures by day'));
    const table = screen.getByRole('table');
    const lines = within(table).getAllByRole('row');
    expect(lines).toHaveLength(4);
    expect(lines[2]?.textContent).toContain('May 20, 2026');
    expect(lines.at(-1)?.textContent).toContain('€2,000.00');
  });

  it('saves the days that are shown as the platform sends them', async () => {
    const files = savedFiles();
    const { callsOf } = show(team(TEAM), '/agentHome?range=month', { teamDaysFile: () => csvAnswer('"Day"\r\n') });
    fireEvent.click(await screen.findByRole('button', { name: words.export.label }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [call] = callsOf('teamDaysFile');
    expect(call?.query).toEqual({ from: '2026-05-19', to: '2026-05-20' });
    expect(call?.body).toMatchObject({
      columns: expect.arrayContaining([{ field: 'turnover', heading: words.totals.turnover }]),
    });
  });

  it('names the largest downlines and leads to all', async () => {
    show(team(TEAM));
    expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0);
    const grid = screen.getByRole('grid', { name: 'Largest direct downlines' });
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['al', 'bo']);
    const all = screen.getByRole('link', { name: 'Show all 12 accounts' });
    expect(all.getAttribute('href')).toBe('/agentHome?page=userProfit');
  });

  it('keeps the days in the address', async () => {
    const { periods } = show(team(TEAM), '/agentHome?range=month');
    await screen.findByLabelText('Team totals');
    expect(screen.getByRole('button', { name: 'This month' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    await screen.findByLabelText('Team totals');
    expect(location.search).toBe('?range=today');
    expect(periods()).toEqual(['month', 'today']);
  });

  it('says that a team is empty', async () => {
    show(team(EMPTY));
    expect(await screen.findByText('No accounts in your team yet')).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('offers a retry when the numbers fail to load', async () => {
    let broken = true;
    show(() => (broken ? Response.json({ success: true, value: {} }) : team(TEAM)()));
    expect(await screen.findByText('We couldn’t load your team’s figures')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid', { name: 'Largest direct downlines' })).toBeDefined();
  });
});
