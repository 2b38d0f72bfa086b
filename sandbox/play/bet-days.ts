import { sql } from 'drizzle-orm';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../merchants/days.ts';
import { type BET_RESULTS, betDays, bets } from './play-tables.ts';

interface DayBet {
  memberId: number;
  nodeId: number;
  stake: MinorUnits;
  win: MinorUnits;
  at: number;
}

/** Adds a settled bet to its day. Runs in the database transaction that records the bet. @returns the day, yyyy-mm-dd */
export async function addToDay(
  db: Database,
  { memberId, nodeId, stake, win, at }: DayBet,
  timeZone: string,
): Promise<string> {
  const day = dayIn(at, timeZone);
  await db
    .insert(betDays)
    .values({ memberId, day, nodeId, result: resultOf(stake, win), count: 1, stake, win })
    .onConflictDoUpdate({
      target: [betDays.memberId, betDays.day, betDays.nodeId, betDays.result],
      set: {
        count: sql`${betDays.count} + 1`,
        stake: sql`${betDays.stake} + ${stake}`,
        win: sql`${betDays.win} + ${win}`,
      },
    });
  return day;
}

function resultOf(stake: MinorUnits, win: MinorUnits): (typeof BET_RESULTS)[number] {
  if (win === stake) return 'even';
  return win > stake ? 'won' : 'lost';
}

/** Adds all bets up again, by the days of a time zone. */
export async function sumBetDays(db: Database, timeZone: string): Promise<void> {
  await db.delete(betDays);
  const day = sql`to_char(to_timestamp(${bets.createdAt} / 1000.0) at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const result = sql`case when ${bets.win} > ${bets.stake} then 'won' when ${bets.win} < ${bets.stake} then 'lost' else 'even' end`;
  await db.execute(sql`insert into ${betDays} (member_id, day, node_id, result, count, stake, win)
    select ${bets.memberId}, ${day}, ${bets.nodeId}, ${result}, count(*), sum(${bets.stake}), sum(${bets.win})
    from ${bets} group by 1, 2, 3, 4`);
}
