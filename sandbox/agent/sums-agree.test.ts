import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_KINDS } from '#schemas/contracts/terms.ts';
import type { TeamMovement } from '#schemas/generated/platform.ts';
import { AGENT_TYPE, type Member } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { RUNS_OF_CALLS, scheduleTime } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';
import { anyTeam, openTeam } from './random-team.fixture.ts';

/** Noon of the first day of the teams, and after the last one. */
const [FIRST, LAST] = [Date.parse('2026-05-11T04:00:00Z'), Date.parse('2026-05-17T04:00:00Z')];
const DAYS = 'from=2026-05-11&to=2026-05-17';
const MONEY = ['deposits', 'withdrawals', 'turnover', 'netLoss', 'rebate'] as const;
const COUNTED = [...MONEY, 'commission', 'registrations', 'firstDeposits'] as const;
const INCOME = ['commission', 'dividends', 'salaries', 'dividendsPaid', 'salariesPaid', 'net'] as const;
const BETS = ['count', 'stake', 'paid', 'profit'] as const;
const MOVED = ['count', 'received', 'spent', 'net'] as const;

type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** Each figure of rows added up. */
function added<Name extends string>(rows: readonly Figures<Name>[], names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, rows.reduce((all, row) => all + row[name], 0)]));
}

/** Whether no other day had a higher commission. */
function isBusiest({ commission }: Figures<'commission'>, _place: number, days: readonly Figures<'commission'>[]) {
  return commission === Math.max(...days.map((day) => day.commission)) && commission > 0;
}

const only = <Name extends string>(row: Figures<Name>, names: readonly Name[]) => added([row], names);
const moved = ({ amount }: TeamMovement) => ({
  ...{ count: 1, received: Math.max(amount, 0), spent: Math.max(-amount, 0), net: amount },
});

/** The pages of the back office as one agent reads them. */
async function officeOf(sandbox: TestSandbox, account: string) {
  const token = await sandbox.login(account);
  const read = (path: string) => sandbox.call('GET', path, { token });
  const team = (path: string) => read(`/wps/agent/team/${path}`);
  return {
    overview: async (query = DAYS) =>
      answerOf('teamOverview', await read(`/wps/relay/MCS2_teamOverview?${query}`)).value,
    income: async (query = DAYS) => answerOf('agentIncome', await read(`/wps/agent/income?${query}`)).value,
    profit: async (query: string) => answerOf('teamProfit', await team(`profit?${query}&${DAYS}`)).value,
    level: async (query: string) => answerOf('teamLevel', await team(`level?${query}`)).value,
    member: async (of: string) => answerOf('teamMember', await team(`member?account=${of}`)).value,
    bets: async (query: string) => answerOf('teamBets', await team(`bets?${query}&${DAYS}`)).value,
    movements: async (query: string) => answerOf('teamMovements', await team(`movements?${query}&${DAYS}`)).value,
    dues: async (query: string) => answerOf('contractDues', await read(`/wps/agent/contracts/dues?${query}`)).value,
    balance: async () => answerOf('memberInfo', await read('/wps/member/info')).value.balance,
  };
}

type Office = Awaited<ReturnType<typeof officeOf>>;

/** The rows of all pages. */
async function rowsOfAll<Row>(load: (offset: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await load(rows.length);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

describe('the sums of the back office', () => {
  let sandbox: TestSandbox;
  let now = LAST;
  let teams = 0;
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => now });
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const turnTo = (day: number) => {
    now = FIRST + day * DAY_MS;
    return now;
  };

  test(
    'agree on every page of every agent, whatever the team is and did',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyTeam, async (wanted) => {
          const team = await openTeam(sandbox, `sums${++teams}`, wanted, { turnTo });
          now = LAST;
          // The topmost one, and one below: every further one takes as long as a hundred other tests.
          for (const agent of team.filter(({ type }) => type === AGENT_TYPE).slice(0, 2)) {
            const office = await officeOf(sandbox, agent.account);
            await overviewAgrees(office);
            await incomeAgrees(office);
            await profitAgrees(office, agent, team);
            await levelAgrees(office, agent);
            await recordsAgree(office, agent);
          }
        }),
        { numRuns: RUNS_OF_CALLS, endOnFailure: true },
      );
    },
    scheduleTime(4000),
  );

  test.each(CONTRACT_KINDS)('agree in the amounts of contracts: %s', async (kind) => {
    const office = await officeOf(sandbox, 'agent3');
    const [own, given] = [await duesAgree(office, kind, 'own'), await duesAgree(office, kind, 'given')];
    expect([own.comesIn, own.passedOn]).toEqual([own.totals.payable, given.totals.payable]);
    expect([given.comesIn, given.passedOn]).toEqual([own.totals.payable, given.totals.payable]);
  });
});

/** Days and levels come to the totals; an account that bets on two days is one active member. */
async function overviewAgrees({ overview }: Office) {
  const { totals, days, levels, before } = await overview();
  expect(added(days, COUNTED)).toEqual(only(totals, COUNTED));
  expect(added(levels, [...COUNTED, 'activeMembers'])).toEqual(only(totals, [...COUNTED, 'activeMembers']));
  expect(added(before.days, COUNTED)).toEqual(only(before.totals, COUNTED));
  for (const day of days.filter(isBusiest)) {
    const alone = await overview(`from=${day.day}&to=${day.day}`);
    expect(only(alone.totals, [...COUNTED, 'activeMembers'])).toEqual(only(day, [...COUNTED, 'activeMembers']));
  }
}

async function incomeAgrees({ income, overview }: Office) {
  const [{ totals, days }, team] = [await income(), await overview()];
  expect(added(days, INCOME)).toEqual(only(totals, INCOME));
  expect(days.map(({ commission }) => commission)).toEqual(team.days.map(({ commission }) => commission));
  for (const { commission, dividends, salaries, dividendsPaid, salariesPaid, net } of days)
    expect(net).toBe(commission + dividends + salaries - dividendsPaid - salariesPaid);
  for (const day of days.filter(isBusiest)) expect((await income(`from=${day.day}&to=${day.day}`)).days).toEqual([day]);
}

/** The rows and the agent's own share come to the totals, and each row is what its account reads of itself. */
async function profitAgrees({ profit, overview, member }: Office, agent: Member, team: readonly Member[]) {
  const { head, totals, own, count } = await profit('size=3');
  const rows = await rowsOfAll(async (offset) => (await profit(`size=3&sort=account&offset=${offset}`)).rows);
  const { totals: all, levels, downlines } = await overview();
  expect(rows).toHaveLength(count);
  expect(added([own, ...rows], MONEY)).toEqual(only(totals, MONEY));
  expect(1 + rows.reduce((sum, row) => sum + row.members, 0)).toBe(head.members);
  expect(levels.reduce((sum, level) => sum + level.members, 0)).toBe(head.members);
  expect(only(all, MONEY)).toEqual(only(totals, MONEY));
  expect(own.rebate).toBe(all.commission);
  expect(own.turnover).toBe(levels[0]?.turnover);
  for (const row of rows) {
    const below = await profit(`account=${row.account}`);
    expect(only(row, MONEY)).toEqual(only(below.totals, MONEY));
    const { week } = await member(row.account);
    expect(only(week, ['turnover', 'netLoss', 'rebate'])).toEqual(only(row, ['turnover', 'netLoss', 'rebate']));
    expect((await profit(`search=${row.account}`)).rows).toContainEqual(row);
  }
  for (const row of downlines) expect(rows).toContainEqual(row);
  expect(team.filter(({ uplineId }) => uplineId === agent.id)).toHaveLength(rows.length);
}

async function levelAgrees({ level, balance, profit }: Office, { account }: Member) {
  const { head, totals, count, ownBalance } = await level('size=3');
  const rows = await rowsOfAll(async (from) => (await level(`size=3&from=${from}`)).rows);
  expect(rows).toHaveLength(count);
  expect(added(rows, ['members', 'balance'])).toEqual(totals);
  expect(head.members).toBe(totals.members + 1);
  expect(head).toEqual((await profit(`account=${account}`)).head);
  expect(ownBalance).toBe(await balance());
}

/** Bets and movements come to their totals in all, by group and by level, and to the figures of the team. */
async function recordsAgree({ bets, movements, overview }: Office, { account }: Member) {
  const { totals: team, levels } = await overview();
  for (const [whose, turnover, netLoss, deposits] of [
    [`account=${account}&scope=team`, team.turnover, team.netLoss, team.deposits],
    ['', ...restOf([team.turnover, team.netLoss, team.deposits], levels[0])],
  ] as const) {
    const played = await bets(`pageSize=500&${whose}`);
    for (const parts of [played.content.map((bet) => ({ count: 1, ...bet })), played.groups, played.levels])
      expect(added(parts, BETS)).toEqual(only(played.totals, BETS));
    expect([played.totals.stake, played.totals.profit + netLoss]).toEqual([turnover, 0]);
    const money = await movements(`pageSize=500&${whose}`);
    for (const parts of [money.content.map(moved), money.kinds, money.levels])
      expect(added(parts, MOVED)).toEqual(only(money.totals, MOVED));
    expect(money.kinds.find(({ kind }) => kind === 'deposit')?.received ?? 0).toBe(deposits);
  }
}

/** Figures of a team without those of its head, whose records the agent's own list leaves out. */
function restOf(all: [number, number, number], own: Figures<'turnover' | 'netLoss' | 'deposits'> | undefined) {
  const { turnover = 0, netLoss = 0, deposits = 0 } = own ?? {};
  return [all[0] - turnover, all[1] - netLoss, all[2] - deposits] as const;
}

async function duesAgree({ dues }: Office, kind: string, side: 'own' | 'given') {
  const first = await dues(`kind=${kind}&side=${side}`);
  const rows = [...first.rows];
  for (let { next } = first; next !== undefined; ) {
    const part = await dues(`kind=${kind}&side=${side}&after=${next}`);
    rows.push(...part.rows);
    next = part.next;
  }
  const { count, ...sums } = first.totals;
  expect(rows).toHaveLength(count);
  expect(added(rows, ['validBet', 'netLoss', 'payable'])).toEqual(only(sums, ['validBet', 'netLoss', 'payable']));
  const open = await dues(`kind=${kind}&side=${side}&view=open`);
  expect(open.totals.payable).toBe(first.unpaid);
  return first;
}
