import { gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { betDays } from '../play/play-tables.ts';
import { headsOf } from './heads-of.ts';
import { teamActivity } from './team-tables.ts';

interface ActiveDay {
  memberId: number;
  /** yyyy-mm-dd in the merchant's time zone. */
  day: string;
}

/** Counts a member once for a day and everyone whose team it is in. Runs after each bet, which `bet_days` already holds. */
export async function addToTeamActivity(db: Database, { memberId, day }: ActiveDay): Promise<void> {
  const ofMember = sql`from ${betDays} where ${betDays.memberId} = ${memberId}`;
  // A day that lies before others of the member becomes the one before the next of them.
  await addActivity(
    db,
    sql`select ${memberId}::integer as member_id, steps.* from (
      select coalesce((select max(day) ${ofMember} and day < ${day}), '') as before,
        (select min(day) ${ofMember} and day > ${day}) as next) beside
      cross join lateral (values (${day}::text, before, 1), (next, ${day}::text, 1), (next, before, -1))
        steps (day, previous, members)
      where steps.day is not null and (select sum(count) ${ofMember} and day = ${day}) = 1`,
  );
}

/** Counts all bets of the members after an id. */
export async function fillTeamActivity(db: Database, afterId = 0): Promise<void> {
  await addActivity(
    db,
    sql`select member_id, day, coalesce(lag(day) over (partition by member_id order by day), '') as previous, 1 as members
      from (select distinct member_id, day from ${betDays} where ${gt(betDays.memberId, afterId)}) days`,
  );
}

/** @param steps member_id, day, previous, members */
async function addActivity(db: Database, steps: SQL): Promise<void> {
  // Rows are locked in the order of ids, so that two members of a team do not deadlock.
  await db.execute(sql`insert into ${teamActivity} (head_id, day, level, previous, members)
    select heads.id, steps.day, heads.level, steps.previous, sum(steps.members)
      from (${steps}) steps cross join lateral ${headsOf(sql`steps.member_id`)} heads
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (head_id, day, level, previous) do update set members = team_activity.members + excluded.members`);
}
