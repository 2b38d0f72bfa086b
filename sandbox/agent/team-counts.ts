import { and, between, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import { betDays } from '../play/play-tables.ts';
import type { RecordRange } from '../records/record-range.ts';
import { lineage } from './team-tables.ts';

export type TeamRange = Pick<RecordRange, 'from' | 'to' | 'start' | 'end' | 'timeZone'>;

/** How many accounts of a team bet in a range of days: in all, on each day, and on each level. */
export async function activeMembers(db: Database, headId: number, { from, to }: TeamRange) {
  const below = db
    .select({ memberId: lineage.memberId, level: lineage.level })
    .from(lineage)
    .where(eq(lineage.ancestorId, headId));
  const own = db
    .select({ memberId: members.id, level: sql<number>`0`.as('own_level') })
    .from(members)
    .where(eq(members.id, headId));
  const team = unionAll(below, own).as('team');
  const bettor = db
    .selectDistinct({ memberId: betDays.memberId, day: betDays.day, level: team.level })
    .from(team)
    .innerJoin(betDays, and(eq(betDays.memberId, team.memberId), between(betDays.day, from, to)))
    .as('bettor');
  const found = await db
    .select({ day: bettor.day, level: bettor.level, members: sql`count(distinct ${bettor.memberId})`.mapWith(Number) })
    .from(bettor)
    .groupBy(sql`grouping sets ((${bettor.day}), (${bettor.level}), ())`);
  return countsOf(found);
}

interface Count {
  day: string | null;
  level: number | null;
  members: number;
}

function countsOf(found: readonly Count[]) {
  return {
    total: found.find(({ day, level }) => day === null && level === null)?.members ?? 0,
    byDay: new Map(found.flatMap(({ day, members }) => (day === null ? [] : [[day, members] as const]))),
    byLevel: new Map(
      found.flatMap(({ level, members }) => (level === null ? [] : [[Number(level), members] as const])),
    ),
  };
}
