import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TeamOverview, TeamSums } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { recordRange } from '../calls/record-range.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import { AGENT_TYPES } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { incomeDays, incomeSums } from './income.ts';
import { membersByLevel } from './members-by-level.ts';
import { rangeBefore } from './range-before.ts';
import { teamSums } from './team-sums.ts';

const NOON = Date.parse('2026-05-20T12:00:00Z');

/** What the ledger, the bets and the members say about a team on each day, counted from the uplines. */
const TRUTH = (agent: string, zone: string) => `with recursive tree (id, level) as (
    select id, 0 from sandbox.members where account = '${agent}' union all
    select m.id, t.level + 1 from sandbox.members m join tree t on t.id = m.upline_id),
  facts as (
    select b.created_at as at, t.id, t.level, b.stake, b.stake - b.win as net_loss, 0 as deposits, 0 as withdrawals,
      0 as registrations from sandbox.bets b join tree t on t.id = b.member_id
    union all select e.created_at, t.id, t.level, 0, 0, case when e.kind = 'deposit' then e.amount else 0 end,
      case when e.kind like 'withdrawal%' then -e.amount else 0 end, 0
      from sandbox.entries e join sandbox.accounts a on a.id = e.account_id and a.kind = 'member'
      join tree t on t.id = a.member_id where e.kind in ('deposit', 'withdrawal', 'withdrawal-returned')
    union all select m.registered_at, t.id, t.level, 0, 0, 0, 0, 1 from sandbox.members m
      join tree t on t.id = m.id and t.level > 0),
  days as (select to_char(to_timestamp(at / 1000.0) at time zone '${zone}', 'YYYY-MM-DD') as day, * from facts)
  select coalesce(sum(stake), 0)::float8 as turnover, coalesce(sum(net_loss), 0)::float8 as "netLoss",
    coalesce(sum(deposits), 0)::float8 as deposits, coalesce(sum(withdrawals), 0)::float8 as withdrawals,
    coalesce(sum(registrations), 0)::float8 as registrations,
    count(distinct id) filter (where stake > 0)::float8 as "activeMembers" from days`;

const LEVELS = (id: number) => `select level, count(*)::int as accounts from sandbox.lineage where ancestor_id = ${id}
  group by level order by level`;

const BOOKED = (
  id: number,
  { start, end }: { start: number; end: number },
) => `select coalesce(sum(e.amount), 0)::float8
  as booked from sandbox.entries e join sandbox.accounts a on a.id = e.account_id where a.member_id = ${id}
  and e.kind in ('dividend', 'salary') and e.created_at >= ${start} and e.created_at < ${end}`;

describe.each(databasesOfTurn(import.meta.url))('the figures of teams on %s', (kind) => {
  let sandbox: TestSandbox;
  let agents: { id: number; account: string }[] = [];
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => NOON });
    const { id, account, type } = members;
    agents = await sandbox.platform.db
      .select({ id, account })
      .from(members)
      .where(inArray(type, [...AGENT_TYPES]));
  });
  afterAll(() => sandbox.close());

  const overview = async (account: string, query: string): Promise<TeamOverview> => {
    const token = await sandbox.login(account);
    return answerOf('teamOverview', await sandbox.call('GET', `/wps/relay/MCS2_teamOverview?${query}`, { token }))
      .value;
  };
  const profit = async (account: string, query: string) => {
    const token = await sandbox.login(account);
    return answerOf('teamProfit', await sandbox.call('GET', `/wps/agent/team/profit?${query}`, { token })).value;
  };
  const truth = async (account: string, from: string, to: string) => {
    const [found] = await rowsOf(
      sandbox,
      `${TRUTH(account, merchantZone(sandbox.platform))} where day between '${from}' and '${to}'`,
    );
    return found;
  };

  test('agree with the ledger of the month for every agent of the tree', async () => {
    expect(agents.length).toBeGreaterThan(8);
    const { platform } = sandbox;
    const month = recordRange(platform, { period: 'month' });
    for (const { id, account } of agents) {
      const members = await membersByLevel(platform.db, id);
      const levels = await rowsOf(sandbox, LEVELS(id));
      expect([...members].slice(1).map(([level, accounts]) => ({ level, accounts }))).toEqual(levels);
      for (const range of [month, rangeBefore(month, 'month')]) {
        const { totals, days, ...found } = await teamSums(platform.db, id, { range, members });
        expect(totals, account).toMatchObject(Object(await truth(account, range.from, range.to)));
        for (const parts of [found.levels, days]) expect(added(parts), account).toEqual(added([totals]));
      }
    }
  });

  test('pass each rebate on from level to level, so that all commissions come to the topmost rebate', async () => {
    const all = await overview('agent3', 'period=month');
    const { rows, own, totals } = await profit('agent3', 'period=month&size=200');
    expect(totals.rebate).toBe(all.totals.rebate);
    const passedOn = rows.reduce((sum, row) => sum + row.rebate, 0);
    expect(all.totals.commission).toBe(all.totals.rebate - passedOn);
    expect(own.rebate).toBe(all.totals.commission);
    expect(own.turnover).toBe(all.levels[0]?.turnover);
  });

  test('of the downlines come to those of their head, down the tree', async () => {
    const first = await profit('agent3', 'period=month&size=200');
    for (const head of ['agent3', ...first.rows.filter(({ directs }) => directs > 0).map(({ account }) => account)]) {
      const { rows, own, totals, count } = await profit('agent3', `account=${head}&period=month&size=200`);
      expect(rows).toHaveLength(count);
      for (const of of ['turnover', 'netLoss', 'deposits', 'withdrawals', 'rebate'] as const)
        expect(sumOf([own, ...rows].map((part) => part[of])), `${of} of ${head}`).toBe(totals[of]);
    }
  });

  test('have an income for every agent that is the commission and what the ledger says of contracts', async () => {
    const { platform } = sandbox;
    const month = recordRange(platform, { period: 'month' });
    // Contracts of the days before are paid now.
    const token = await sandbox.login('agent3');
    const due = await sandbox.call('GET', '/wps/agent/contracts/dues?kind=dividend&side=given', { token });
    const open = answerOf('contractDues', due).value.rows.filter(({ status }) => status === 'due');
    const step = { action: 'pay', dueIds: open.flatMap(({ dueId }) => dueId ?? []), idempotencyKey: 'pay-all' };
    expect((await sandbox.call('POST', '/wps/relay/MCS2_processDividendReq', { token, json: step })).status).toBe(200);
    let moved = 0;
    for (const { id, account } of agents) {
      const days = await incomeDays(platform.db, id, month);
      const { commission, net, ...paid } = incomeSums(days);
      const { totals } = await teamSums(platform.db, id, { range: month, members: new Map() });
      expect(commission, account).toBe(totals.commission);
      const [booked] = await rowsOf(sandbox, BOOKED(id, month));
      expect({ booked: paid.dividends + paid.salaries - paid.dividendsPaid - paid.salariesPaid }, account).toEqual(
        booked,
      );
      expect(net, account).toBe(commission + paid.dividends + paid.salaries - paid.dividendsPaid - paid.salariesPaid);
      moved += paid.dividendsPaid + paid.salaries;
    }
    expect(moved).toBeGreaterThan(0);
  });

  test('are closed outside the tree, and to days that are no range', async () => {
    const token = await sandbox.login('agent11');
    const ask = (query: string) => sandbox.call('GET', `/wps/agent/team/profit?${query}`, { token });
    expect(await ask('account=mangga7')).toMatchObject({ status: 404, body: { errorCode: 'not_found' } });
    for (const days of [
      'from=2026-05-20&to=2026-05-19',
      'from=9999-12-31&to=9999-12-31',
      'from=0000-01-01&to=0000-01-02',
    ])
      expect(await ask(days)).toMatchObject({ status: 422, body: { errorCode: 'invalid_field' } });
    expect(sandbox.reports).toEqual([]);
  });
});

/** Sums of parts, without the members, of whom one is active on several days. */
function added(parts: readonly TeamSums[]) {
  const sum = (of: keyof TeamSums) => parts.reduce((all, part) => all + part[of], 0);
  return {
    ...{
      turnover: sum('turnover'),
      netLoss: sum('netLoss'),
      deposits: sum('deposits'),
      withdrawals: sum('withdrawals'),
    },
    ...{ rebate: sum('rebate'), commission: sum('commission'), registrations: sum('registrations') },
    firstDeposits: sum('firstDeposits'),
  };
}
