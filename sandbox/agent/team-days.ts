import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import { betDays } from '../play/play-tables.ts';
import { lineage, teamDays } from './team-tables.ts';

interface DayPlay {
  memberId: number;
  /** yyyy-mm-dd in the merchant's time zone. */
  day: string;
  stake: number;
  win: number;
}

/** Adds a settled bet to the day of everyone whose team the member is in. Runs in the transaction that records the bet. */
export async function addToTeamDays(db: Database, { memberId, day, stake, win }: DayPlay): Promise<void> {
  // In the order of ids, so that bets of two members of a team do not deadlock.
  await db.execute(sql`insert into ${teamDays} (member_id, day, stake, win, earned)
    select ${members.id}, ${day}::text, ${stake}::bigint, ${win}::bigint, ${stake}::bigint * ${members.rate} from ${members}
      where ${members.id} in (select ${lineage.ancestorId} from ${lineage} where ${eq(lineage.memberId, memberId)})
        or (${members.id} = ${memberId} and ${members.uplineId} is not null)
      order by ${members.id}
    on conflict (member_id, day) do update set stake = team_days.stake + excluded.stake,
      win = team_days.win + excluded.win, earned = team_days.earned + excluded.earned`);
}

/** Adds the days of all bets up again, at today's rates. */
export async function sumTeamDays(db: Database): Promise<void> {
  await db.delete(teamDays);
  await db.execute(sql`insert into ${teamDays} (member_id, day, stake, win, earned)
    select heads.id, plays.day, sum(plays.stake), sum(plays.win), sum(plays.stake) * heads.rate
      from (select member_id, ancestor_id from ${lineage} union all
        select id, id from ${members} where ${members.uplineId} is not null) teams
      join ${betDays} plays on plays.member_id = teams.member_id
      join ${members} heads on heads.id = teams.ancestor_id
    group by heads.id, plays.day`);
}
