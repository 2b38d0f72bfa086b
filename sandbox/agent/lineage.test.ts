import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertMember } from '../registration/insert-member.ts';
import { UNMATCHABLE_HASH } from '../roster/password.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { RUNS_OF_CALLS } from '../testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { lockedLine } from './lineage.ts';

/** Differences between the stored lines and those derived from members' uplines. */
const FAULTS = `with recursive walk (member_id, ancestor_id, level) as (
    select id, upline_id, 1 from sandbox.members where upline_id is not null
    union all select w.member_id, m.upline_id, w.level + 1 from walk w
      join sandbox.members m on m.id = w.ancestor_id where m.upline_id is not null),
  kept as (select member_id, ancestor_id, level from sandbox.lineage),
  teams as (select ancestor_id, count(*) as below, count(*) filter (where level = 1) as directs from walk group by 1)
  select 'missing' as fault, member_id from (select * from walk except select * from kept) a
  union all select 'surplus', member_id from (select * from kept except select * from walk) b
  union all select 'account', m.id from sandbox.lineage l join sandbox.members m on m.id = l.member_id
    where l.account <> lower(m.account)
  union all select 'count', m.id from sandbox.members m left join teams t on t.ancestor_id = m.id
    where m.below <> coalesce(t.below, 0) or m.directs <> coalesce(t.directs, 0)`;

describe.each(databasesOfTurn(import.meta.url))('the lineage on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind);
  });
  afterAll(() => sandbox.close());

  test('of the seed is that of the uplines', async () => {
    expect(await rowsOf(sandbox, FAULTS)).toEqual([]);
  });

  test('is that of the uplines after registrations in any order, at once, and some that fail', async () => {
    const { db } = sandbox.platform;
    let name = 0;
    const ids: number[] = [];
    const add = (place: number, fails: boolean) => {
      const uplineId = ids[place % (ids.length + 1)] ?? null;
      const account = `Line${++name}`;
      return db
        .transaction(async (tx) => {
          if (uplineId !== null) await lockedLine(tx, uplineId);
          const given = { account, type: 2, passwordHash: UNMATCHABLE_HASH, uplineId, rate: 0, registeredAt: 0 };
          const member = await insertMember(tx, given);
          if (fails) throw new Error('rolled back');
          return member?.id;
        })
        .catch(() => undefined);
    };
    const step = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const together of steps) {
          const stored = await Promise.all(together.map(([place, fails]) => add(place, fails)));
          ids.push(...stored.filter((id) => id !== undefined));
        }
        expect(await rowsOf(sandbox, FAULTS)).toEqual([]);
      }),
      { numRuns: RUNS_OF_CALLS },
    );
    expect(ids.length).toBeGreaterThan(0);
  }, 120_000);
});
