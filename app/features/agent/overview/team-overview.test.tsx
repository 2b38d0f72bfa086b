// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fake, fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import type { TeamOverview } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { OfficeFrame } from '../office/office-frame.tsx';
import { TeamOverviewPage } from './team-overview.tsx';

const numbers = { activeMembers: 2, turnover: 200_000, netProfitLoss: -1_050, commission: 900 };
const TEAM: Sent<TeamOverview> = {
  period: '7d',
  currency: 'EUR',
  totals: { registrations: 3, ...numbers },
  levels: [{ level: 1, members: 4, ...numbers }],
  downlines: [
    { account: 'bo', type: 0, levels: 0, members: 0, turnover: 50_000, deposits: 0, netProfitLoss: 0, rate: 45 },
    { account: 'al', type: 1, levels: 2, members: 9, turnover: 150_000, deposits: 1, netProfitLoss: -1_050, rate: 90 },
  ],
};
const EMPTY: Sent<TeamOverview> = {
  ...TEAM,
  totals: { registrations: 0, activeMembers: 0, turnover: 0, netProfitLoss: 0, commission: 0 },
  levels: [],
  downlines: [],
};

const MARA = { ...member, account: 'mara', nickname: '', type: 1 as const, balance: minorUnits(123_456) };

function show(teamOverview: Fake<'teamOverview'>, at = '/agentHome') {
  const { calls } = fakePlatform({ teamOverview });
  const prepare = (site: ReturnType<typeof showInSite>) =>
    site.session.store.setState({ status: 'agent', member: MARA });
  const page = (
    <OfficeFrame here={undefined}>
      <TeamOverviewPage />
    </OfficeFrame>
  );
  const site = showInSite(page, { at, words: { agent: words }, prepare });
  return { periods: () => calls.map(({ query }) => query['period']), site };
}

const team = (value: Sent<TeamOverview>) => () => value;
const accounts = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('TeamOverviewPage', () => {
  it('shows the agent’s account and the team’s last seven days', async () => {
    const { periods } = show(team(TEAM));
    expect(screen.getByRole('banner').textContent).toContain('mara');
    expect(screen.getByRole('banner').textContent).toContain('€1,234.56');
    const totals = await screen.findByLabelText('Team totals');
    expect(within(totals).getByText('−€10.50')).toBeDefined();
    expect(within(totals).getByText('€1,000.00 per active member')).toBeDefined();
    expect(periods()).toEqual(['7d']);
  });

  it('sorts the rows by a column, and announces which', async () => {
    show(team(TEAM));
    expect(await screen.findAllByRole('rowheader')).toHaveLength(2);
    expect(accounts()).toEqual(['al', 'bo']);
    expect(screen.getByRole('columnheader', { name: 'Turnover' }).getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: 'Turnover' }));
    expect(accounts()).toEqual(['bo', 'al']);
    expect(screen.getByRole('columnheader', { name: 'Turnover' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')).toBe('none');
  });

  it('sorts accounts from the first, and types from the agents down', async () => {
    show(team(TEAM));
    fireEvent.click(await screen.findByRole('button', { name: 'Account' }));
    expect(screen.getByRole('columnheader', { name: 'Account' }).ariaSort).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Type' }));
    expect(screen.getByRole('columnheader', { name: 'Type' }).ariaSort).toBe('descending');
    expect(accounts()).toEqual(['al', 'bo']);
  });

  it('keeps the period in the address', async () => {
    const { periods } = show(team(TEAM), '/agentHome?period=month');
    await screen.findByLabelText('Team totals');
    expect(screen.getByRole('button', { name: 'This month' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    await screen.findByLabelText('Team totals');
    expect(location.search).toBe('?period=today');
    expect(periods()).toEqual(['month', 'today']);
  });

  it('says that a team is empty', async () => {
    show(team(EMPTY));
    expect(await screen.findByText('Your team is empty so far')).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('offers a retry when the numbers fail to load', async () => {
    let broken = true;
    show(() => (broken ? Response.json({ success: true, value: {} }) : team(TEAM)()));
    expect(await screen.findByText('We couldn’t load your team’s figures')).toBeDefined();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid', { name: 'Direct downlines' })).toBeDefined();
  });
});
