import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TeamRow } from '#schemas/generated/platform.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const NOON = Date.parse('2026-05-20T12:00:00Z');

describe('a level of the team', () => {
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => NOON });
    token = await sandbox.login('agent3');
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const read = (query = '', bearer = token) => sandbox.call('GET', `/wps/agent/team/level?${query}`, { token: bearer });
  const level = async (query = '') => answerOf('teamLevel', await read(query)).value;
  const accounts = async (query: string) => (await level(query)).rows.map(({ account }) => account);
  const sum = (rows: TeamRow[], of: 'members' | 'balance') => rows.reduce((all, row) => all + row[of], 0);

  test('shows the direct downlines, their teams and what they add up to', async () => {
    const { head, count, totals, counts, rows, isCut } = await level('size=200');
    expect(head).toMatchObject({ account: 'agent3', level: 0, rate: 80, path: ['agent3'], directs: count });
    expect(rows.every((row) => row.level === 1)).toBe(true);
    expect(rows).toHaveLength(count);
    expect(totals).toEqual({ members: sum(rows, 'members'), balance: sum(rows, 'balance') });
    expect(head.members).toBe(totals.members + 1);
    expect(counts).toMatchObject({ all: count, agents: 6, frozen: 1 });
    expect(isCut).toBe(false);
    const [below] = await rowsOf(
      sandbox,
      `with recursive tree as (select id from sandbox.members where account = 'agent3' union all
        select m.id from sandbox.members m join tree t on t.id = m.upline_id) select count(*)::int as count from tree`,
    );
    expect(below).toEqual({ count: head.members });
  });

  test('opens any account below, with the way to it', async () => {
    const { head, rows } = await level('account=ULAN18&size=200');
    expect(head).toMatchObject({ account: 'ulan18', level: 3, path: ['agent3', 'mangga7', 'banaba5', 'ulan18'] });
    expect(rows.find(({ account }) => account === 'hangin2')).toMatchObject({ level: 4, rate: 30, type: 2 });
  });

  test('searches everywhere below by the beginning of the name', async () => {
    const found = await level('search=HA');
    expect(found.rows.map(({ account, level: at }) => [account, at])).toEqual(
      expect.arrayContaining([['hangin2', 4], ['hapon14', 2], ['harbor88', 1]]),
    ); // biome-ignore format: pairs
    expect(found.totals.members).toBe(found.count);
    expect(await accounts('account=mangga7&search=ha')).not.toContain('harbor88');
    expect(await accounts('search=%25')).toEqual([]);
    expect(await accounts('search=a')).not.toContain('agent1');
  });

  test.each(['account', 'type', 'members', 'balance', 'rate', 'lastLogIn', 'registeredAt'] as const)(
    'sorts by %s both ways, a page at a time',
    async (sort) => {
      const value = ({ lastLogInAt = 0, ...row }: TeamRow) => (sort === 'lastLogIn' ? lastLogInAt : row[sort]);
      for (const direction of ['ascending', 'descending']) {
        const { rows } = await level(`sort=${sort}&direction=${direction}&size=200`);
        const values = rows.map(value);
        const ordered = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expect(values).toEqual(direction === 'ascending' ? ordered : ordered.toReversed());
        const parts = await Promise.all(
          [0, 5, 10].map((from) => accounts(`sort=${sort}&direction=${direction}&from=${from}&size=5`)),
        );
        expect(parts.flat()).toEqual(rows.map(({ account }) => account));
      }
    },
  );

  test('shows one view, and rows from a rate on', async () => {
    const all = (await level('size=200')).rows;
    expect(await accounts('view=agents')).toEqual(all.filter(({ type }) => type !== 0).map(({ account }) => account));
    expect(await accounts('view=frozen')).toEqual(['paolom']);
    const week = NOON - 7 * 86_400_000;
    expect(await accounts('view=idle&size=200')).toEqual(
      all.filter(({ lastLogInAt = 0 }) => lastLogInAt < week).map(({ account }) => account),
    );
    const { rows, counts, count } = await level('minRate=70');
    expect(rows.map(({ account }) => account)).toEqual(['coral12', 'harbor88', 'mangga7']);
    expect([count, counts.agents, counts.all]).toEqual([3, 3, 3]);
  });

  test('a downline in detail has the play of its team, its range and what may be done to it', async () => {
    const answer = await sandbox.call('GET', '/wps/agent/team/member?account=mangga7', { token });
    const detail = answerOf('teamMember', answer).value;
    expect(detail).toMatchObject({
      ...{ account: 'mangga7', level: 1, path: ['agent3', 'mangga7'], lowestRate: 60, highestRate: 80 },
      may: { setRate: true, transfer: true, freeze: true },
      week: { from: '2026-05-14', to: '2026-05-20' },
      weekBefore: { from: '2026-05-07', to: '2026-05-13' },
    });
    // Rounded down for each of 7 days and 3 levels.
    const exact = (detail.week.turnover * 70) / 10_000;
    expect(exact - detail.week.rebate).toBeGreaterThanOrEqual(0);
    expect(exact - detail.week.rebate).toBeLessThan(21);
    const [played] = await rowsOf(
      sandbox,
      `select sum(stake)::int as turnover, sum(stake - win)::int as loss from sandbox.bet_days d
        join sandbox.lineage l on l.member_id = d.member_id join sandbox.members m on m.id = l.ancestor_id
        where m.account = 'mangga7' and d.day >= '2026-05-14'`,
    );
    expect(played).toEqual({ turnover: detail.week.turnover, loss: detail.week.netLoss });
    expect(detail.week.turnover).toBeGreaterThan(0);
    const deeper = await sandbox.call('GET', '/wps/agent/team/member?account=banaba5', { token });
    expect(answerOf('teamMember', deeper).value.may).toEqual({ setRate: false, transfer: false, freeze: true });
  });
});
