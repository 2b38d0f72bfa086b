// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-team.json' with { type: 'json' };
import type { TeamLevelPage, TeamRow } from '#schemas/generated/platform.ts';
import { TeamPage } from '../team-page.tsx';

const row = (account: string, level: number, directs: number): Sent<TeamRow> => ({
  ...{ account, nickname: '', type: 1, level, members: directs + 1, directs, balance: 0, rate: 70 },
  ...{ registeredAt: 0, isFrozen: false },
});
const page = (account: string, level: number, rows: Sent<TeamRow>[], count = rows.length): Sent<TeamLevelPage> => ({
  head: { account, nickname: '', type: 1, level, rate: 80, directs: count, members: 9, path: ['pearl'] },
  ...{ count, isCut: false, asOf: 0, currency: 'EUR', ownBalance: 0, rows, totals: { members: 24, balance: 300_000 } },
  counts: { all: count, agents: count, idle: 1, frozen: 0 },
});
/** Accounts whose levels fail to load. */
const down = new Set<string>();

function levelOf({ account = '', from = '0' }: { account?: string; from?: string }) {
  if (down.has(account)) return refusal(403);
  if (account === 'coral') return page('coral', 1, [row('kiko', 2, 1), row('tala', 2, 0)]);
  if (account === 'kiko') return page('kiko', 2, [row('luzon', 3, 0)]);
  if (account === 'vast') {
    const rows = Array.from({ length: 100 }, (_, index) => row(`v${Number(from) + index}`, 2, 0));
    return page('vast', 1, rows, 250);
  }
  return page('pearl', 0, [row('coral', 1, 2), row('mangga', 1, 0), row('vast', 1, 250)]);
}

function show(query = '') {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const platform = fakePlatform({ teamLevel: (call) => levelOf(call.query) });
  showInSite(<TeamPage />, {
    at: `/agentHome?page=teamManagement${query}`,
    words: { 'agent-team': words },
    prepare: ({ session }) =>
      session.store.setState({ status: 'agent', member: { ...member, account: 'pearl', type: 1 } }),
  });
  return platform;
}
const rowOf = async (account: string) => {
  const name = await screen.findByText(account);
  const found = name.closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error(`${account} is in no row.`);
  return found;
};
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = async (account: string, key: string) => {
  const found = await rowOf(account);
  act(() => found.focus());
  fireEvent.keyDown(found, { key });
};
const focused = () => document.activeElement?.querySelector('[role="rowheader"]')?.textContent;

beforeEach(() => {
  down.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the tree of the team', () => {
  it('opens a level in its place, in the order of the page, and keeps the totals', async () => {
    const { callsOf } = show('&view=agents&sort=rate&direction=ascending');
    expect((await rowOf('coral')).getAttribute('aria-expanded')).toBe('false');
    expect((await rowOf('mangga')).getAttribute('aria-expanded')).toBeNull();
    const totals = screen.getByText('3 direct downlines').closest('[role="row"]')?.textContent;
    fireEvent.click(screen.getByRole('button', { name: 'Downlines of coral' }));
    await waitFor(() => expect(names()).toEqual(['coral', 'kiko', 'tala', 'mangga', 'vast', '3 direct downlines']));
    expect(callsOf('teamLevel').at(-1)?.query).toEqual({
      ...{ account: 'coral', view: 'agents', sort: 'rate', direction: 'ascending', from: '0', size: '100' },
    });
    expect((await rowOf('kiko')).getAttribute('aria-level')).toBe('2');
    expect(screen.getByText('3 direct downlines').closest('[role="row"]')?.textContent).toBe(totals);
    fireEvent.click(screen.getByRole('button', { name: words.column.members }));
    await waitFor(() =>
      expect(callsOf('teamLevel').at(-1)?.query).toMatchObject({ account: 'coral', sort: 'members' }),
    );
    expect(await screen.findByText('kiko')).toBeDefined();
  });

  it('is walked with the arrows along the line, levels below levels', async () => {
    show();
    await press('coral', 'ArrowRight');
    await press('kiko', 'ArrowRight');
    await screen.findByText('luzon');
    await press('kiko', 'ArrowRight');
    await waitFor(() => expect(focused()).toBe('luzon'));
    expect((await rowOf('luzon')).getAttribute('aria-level')).toBe('3');
    await press('luzon', 'ArrowLeft');
    expect(focused()).toBe('kiko');
    await press('kiko', 'ArrowLeft');
    expect(screen.queryByText('luzon')).toBeNull();
    await press('kiko', 'ArrowLeft');
    expect(focused()).toBe('coral');
    await press('coral', 'ArrowLeft');
    expect(screen.queryByText('kiko')).toBeNull();
  });

  it('shows a very large level in parts, by its last line', async () => {
    const { callsOf } = show();
    await press('vast', 'ArrowRight');
    await screen.findByText('v0');
    await press('vast', 'End');
    const more = await screen.findByRole('button', { name: 'Show 100 more' });
    expect(screen.getByText('150 not shown')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the level of vast' }).getAttribute('href')).toContain('account=vast');
    fireEvent.keyDown(more.closest('[role="row"]') ?? more, { key: 'Enter' });
    await waitFor(() => expect(callsOf('teamLevel').at(-1)?.query).toMatchObject({ account: 'vast', from: '100' }));
    expect(location.search).not.toContain('open=');
  });

  it('says when a level did not load, and loads it again', async () => {
    show();
    down.add('coral');
    await press('coral', 'ArrowRight');
    expect(await screen.findByText('We couldn’t load the downlines of coral.')).toBeDefined();
    down.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('kiko')).toBeDefined();
    expect(screen.queryByText('We couldn’t load the downlines of coral.')).toBeNull();
  });

  it('selects rows of every level, but no line that is no account', async () => {
    show();
    await press('coral', 'ArrowRight');
    await press('vast', 'ArrowRight');
    await screen.findByText('v0');
    fireEvent.click(screen.getByRole('checkbox', { name: words.select.all }));
    expect(screen.getByText('105 selected')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.select.all }).indeterminate).toBe(false);
  });

  it('is a list while accounts are searched for', async () => {
    show('&search=co');
    await rowOf('coral');
    expect(screen.queryByRole('button', { name: 'Downlines of coral' })).toBeNull();
  });
});
