// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import officeWords from '#locales/EN/agent.json' with { type: 'json' };
import words from '#locales/EN/agent-team.json' with { type: 'json' };
import type { DownlineTerms, TeamLevelPage, TeamMember, TeamRow, TeamWeek } from '#schemas/generated/platform.ts';
import { TeamPage } from './team-page.tsx';

const NOON = Date.UTC(2026, 10, 24, 12);
const agent = { ...member, account: 'pearl', type: 1 as const, timeZone: 'Asia/Manila' };
const row = (account: string, more: Partial<Sent<TeamRow>> = {}): Sent<TeamRow> => ({
  ...{ account, nickname: '', type: 1, level: 1, members: 12, directs: 4, balance: 150_000, rate: 70 },
  ...{ lastLogInAt: NOON - 60_000, registeredAt: NOON - 9_000_000_000, isFrozen: false },
  ...more,
});
const level = (rows: Sent<TeamRow>[], head: Partial<Sent<TeamLevelPage>['head']> = {}): Sent<TeamLevelPage> => ({
  head: {
    ...{ account: 'pearl', nickname: '', type: 1, level: 0, rate: 80, directs: 2, members: 40, path: ['pearl'] },
    ...head,
  },
  ...{ count: rows.length, isCut: false, asOf: NOON, currency: 'EUR', rows },
  ...{ totals: { members: 24, balance: 300_000 }, ownBalance: 5000 },
  counts: { all: rows.length, agents: rows.length, idle: 1, frozen: 0 },
});
const week: Sent<TeamWeek> = { from: '2026-11-18', to: '2026-11-24', turnover: 90_000, netLoss: -500, rebate: 630 };
const detail = (account: string, more: Partial<Sent<TeamMember>> = {}): Sent<TeamMember> => ({
  ...row(account),
  ...{ path: ['pearl', account], lowestRate: 60, highestRate: 80, currency: 'EUR', asOf: NOON },
  ...{ may: { setRate: true, transfer: true, freeze: true }, week, weekBefore: week, lastLogInPlace: 'Cebu' },
  ...more,
});
const terms: Sent<DownlineTerms> = {
  ...{ account: 'mangga', nickname: '', accepts: true, currency: 'EUR', balance: 50_000, available: 30_000 },
  ...{ turnoverLeft: 12_000, min: 200, presets: [1000, 2000], made: 3, hasPaymentPassword: true },
  ...{ limit: { times: 5, amount: 100_000 }, left: { times: 4, amount: 80_000 } },
};

function show(fakes: Fakes = {}, query = '') {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const platform = fakePlatform({
    teamLevel: () => level([row('coral'), row('mangga')]),
    teamMember: ({ query: { account = '' } }) => detail(account),
    downlineTerms: () => terms,
    ...fakes,
  });
  showInSite(<TeamPage />, {
    at: `/agentHome?page=teamManagement${query}`,
    words: { 'agent-team': words, agent: officeWords },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: agent }),
  });
  return platform;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const open = async (account: string) => {
  fireEvent.click(await screen.findByText(account));
  return screen.findByRole('complementary', { name: `Details of ${account}` });
};
const rateField = () => screen.findByRole('spinbutton', { name: words.rate.field });

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

describe('a level of the team', () => {
  it('is asked for as the address says, which every choice changes', async () => {
    const { callsOf } = show({}, '&account=coral&view=agents&sort=rate&direction=ascending&search=man');
    await screen.findByText('mangga');
    expect(callsOf('teamLevel')[0]?.query).toEqual({
      ...{ account: 'coral', search: 'man', view: 'agents', sort: 'rate', direction: 'ascending' },
      ...{ from: '0', size: '100' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Search in coral' }), { target: { value: 'cor' } });
    await press(/^All/);
    await press(words.column.members);
    const search = new URLSearchParams(location.search);
    expect(Object.fromEntries(search)).toEqual({
      ...{ page: 'teamManagement', account: 'coral', search: 'cor', sort: 'members' },
    });
    await waitFor(() =>
      expect(callsOf('teamLevel').at(-1)?.query).toMatchObject({
        ...{ search: 'cor', view: 'all', sort: 'members', direction: 'descending' },
      }),
    );
  });

  it('says whose it is and when it was read, and leads back up', async () => {
    const head = { account: 'coral', level: 1, rate: 75, directs: 15, path: ['pearl', 'coral'] };
    const { callsOf } = show({ teamLevel: () => level([row('kiko', { level: 2 })], head) }, '&account=coral');
    expect(await screen.findByText('Level 1 · agent · rate 0.75% · 15 direct downlines')).toBeDefined();
    expect(screen.getByText(/^Updated 8:00:00\sPM$/)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'pearl' }));
    await waitFor(() => expect(callsOf('teamLevel').at(-1)?.query).not.toHaveProperty('account'));
    expect(location.search).toBe('?page=teamManagement');
  });

  it('offers all accounts when a search finds none, and a retry after a failure', async () => {
    let isDown = true;
    show(
      { teamLevel: ({ query }) => (isDown ? refusal(403) : level(query['search'] ? [] : [row('mangga')])) },
      '&search=zz',
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('No account starts with “zz”')).toBeDefined();
    await press(words.empty.showAll);
    expect(await screen.findByText('mangga')).toBeDefined();
  });
});

describe('an open downline', () => {
  it('stays in the address, steps to the next one and leads to its level', async () => {
    show();
    const sheet = await open('coral');
    expect(location.search).toContain('open=coral');
    expect(await within(sheet).findByText(/Cebu/)).toBeDefined();
    await press(words.sheet.next);
    const next = await screen.findByRole('complementary', { name: 'Details of mangga' });
    fireEvent.click(await within(next).findByRole('link', { name: '4, open this level' }));
    expect(location.search).toBe('?page=teamManagement&account=mangga');
  });

  it('gets a rate within its range only, on the rate that was shown', async () => {
    let rate = 70;
    const { callsOf } = show({
      teamMember: ({ query: { account = '' } }) => detail(account, { rate }),
      setTeamRate: () => {
        rate = 75;
        return { rows: [row('mangga', { rate })] };
      },
    });
    await open('mangga');
    fireEvent.change(await rateField(), { target: { value: '0.81' } });
    expect(await screen.findByText('Enter a rate from 0.60% to 0.80%.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Change rate/ })).toBeNull();
    fireEvent.change(await rateField(), { target: { value: '0.75' } });
    await press('Change rate to 0.75%');
    expect(await screen.findByText('0.75% now')).toBeDefined();
    expect(callsOf('setTeamRate').map(({ body }) => body)).toEqual([
      { rate: 75, accounts: [{ account: 'mangga', shown: 70 }] },
    ]);
  });

  it('says why a rate is refused', async () => {
    show({ setTeamRate: () => refusal(409, { errorCode: 'rate_changed' }) });
    await open('mangga');
    fireEvent.change(await rateField(), { target: { value: '0.75' } });
    await press('Change rate to 0.75%');
    expect(await screen.findByText(words.refused.rate_changed)).toBeDefined();
  });

  it('is frozen after confirmation', async () => {
    const { callsOf } = show({ freezeTeamMember: () => ({ rows: [row('mangga', { isFrozen: true })] }) });
    await open('mangga');
    await press('Freeze');
    const dialog = await screen.findByRole('dialog', { name: 'Freeze mangga?' });
    expect(callsOf('freezeTeamMember')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Freeze' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('freezeTeamMember').map(({ body }) => body)).toEqual([{ accounts: ['mangga'], frozen: true }]);
  });

  it('is frozen together with other selected ones', async () => {
    const { callsOf } = show({ freezeTeamMember: () => ({ rows: [] }) });
    for (const name of ['Select coral', 'Select mangga']) {
      fireEvent.click(await screen.findByRole('checkbox', { name }));
    }
    await press('Freeze');
    const dialog = await screen.findByRole('dialog', { name: 'Freeze 2 accounts?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Freeze' }));
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    expect(callsOf('freezeTeamMember').map(({ body }) => body)).toEqual([
      { accounts: ['coral', 'mangga'], frozen: true },
    ]);
  });

  it('of another agent offers nothing but says whose it is', async () => {
    const may = { setRate: false, transfer: false, freeze: false };
    show({ teamMember: () => detail('mangga', { level: 2, path: ['pearl', 'coral', 'mangga'], may }) });
    const sheet = within(await open('mangga'));
    expect(await sheet.findByText(/^Only coral, its upline/)).toBeDefined();
    expect(sheet.getByText(words.refused.frozen_by_upline)).toBeDefined();
    expect(sheet.queryByRole('button', { name: /Transfer|Freeze/ })).toBeNull();
    expect(sheet.queryByRole('spinbutton')).toBeNull();
  });

  const transferAmount = async () => {
    await open('mangga');
    await press('Transfer');
    return screen.findByRole('spinbutton', { name: words.transfer.amount });
  };

  it('gets no more than the agent can transfer', async () => {
    const { callsOf } = show();
    const field = await transferAmount();
    fireEvent.change(field, { target: { value: '99999999' } });
    fireEvent.submit(field.closest('form') ?? document.body);
    expect(await screen.findByText('You can transfer up to', { exact: false })).toBeDefined();
    expect(callsOf('transferToDownline')).toEqual([]);
  });

  it('gets money on the terms that were shown when it was decided, after the payment password', async () => {
    const { callsOf } = show({
      transferToDownline: () => ({
        ...{ transferId: 'D261124-000001', account: 'mangga', nickname: '', createdAt: NOON },
        ...{ amount: 2000, currency: 'EUR' },
      }),
    });
    await transferAmount();
    const dialog = screen.getByRole('dialog', { name: 'Transfer to mangga' });
    fireEvent.click(within(dialog).getByRole('button', { name: '20' }));
    await press('Transfer €20.00');
    fireEvent.change(await screen.findByLabelText(words.pay.password), { target: { value: '482915' } });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Transfer €20.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('transferToDownline').map(({ body }) => body)).toEqual([
      { account: 'mangga', amount: 2000, made: 3, paymentPassword: '482915', idempotencyKey: expect.any(String) },
    ]);
  });
});
