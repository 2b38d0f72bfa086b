import { afterAll, beforeAll, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { addToDay } from '../play/bet-days.ts';
import { memberByAccount } from '../roster/member.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { addToTeamActivity } from './team-activity.ts';
import { activeMembers } from './team-counts.ts';
import { addToTeamDays } from './team-days.ts';
import { faultsOfTeamDays } from './team-days-faults.fixture.ts';

/** Long before the seed's bets, and in no order. */
const DAYS = ['2001-03-05', '2001-03-01', '2001-03-09', '2001-03-05', '2001-03-03', '2001-03-02', '2001-03-07'];
const PLAYERS = ['kikor', 'banaba5', 'luzon60', 'agent3'];
const RANGES = [
  ['2001-03-01', '2001-03-09'],
  ['2001-03-02', '2001-03-04'],
  ['2001-03-06', '2001-03-31'],
  ['2001-03-05', '2001-03-05'],
  ['2000-01-01', '2000-12-31'],
] as const;

const TRUTH = (id: number, from: string, to: string, by: string) => `select ${by} as part,
    count(distinct member_id)::integer as members
  from (select member_id, level from sandbox.lineage where ancestor_id = ${id} union all select ${id}, 0) team
  join sandbox.bet_days using (member_id) where day between '${from}' and '${to}' group by 1 order by 1`;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

test('members are counted once for a range, in whichever order their days were recorded', async () => {
  const { db } = sandbox.platform;
  const ids = await Promise.all(PLAYERS.map(async (name) => (await memberByAccount(db, name))?.id ?? 0));
  expect(ids).not.toContain(0);
  const bet = { nodeId: 1, stake: minorUnits(100), win: minorUnits(0) };
  // Each player skips some of the days.
  for (const [place, day] of DAYS.entries())
    for (const [who, memberId] of ids.entries()) {
      if ((place + who) % 3 === 0) continue;
      await addToDay(db, { ...bet, memberId, at: Date.parse(`${day}T12:00Z`) }, 'UTC');
      await addToTeamDays(db, { ...bet, memberId, day });
      await addToTeamActivity(db, { memberId, day });
    }
  for (const id of ids)
    for (const [from, to] of RANGES) {
      const { total, byDay, byLevel } = await activeMembers(db, id, { from, to });
      const truth = (by: string) => rowsOf(sandbox, TRUTH(id, from, to, by));
      expect(rowsFrom(byDay)).toEqual(await truth('day'));
      expect(rowsFrom(byLevel)).toEqual(await truth('level'));
      expect([{ part: 0, members: total }]).toEqual(total === 0 ? [{ part: 0, members: 0 }] : await truth('0'));
    }
  expect(await faultsOfTeamDays(sandbox.platform)).toEqual([]);
});

function rowsFrom(counts: ReadonlyMap<number | string, number>) {
  return [...counts]
    .filter(([, members]) => members > 0)
    .map(([part, members]) => ({ part, members }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
}
