import { and, between, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import { betDays } from '../play/play-tables.ts';
import type { RecordRange } from '../records/record-range.ts';
import { lineage } from './team-tables.ts';

export type TeamRange = Pick<RecordRange, 'from' | 'to' | 'start' | 'end' | 'timeZone'>;

/** Accounts that were opened on a level on a day. */
export interface Registered {
  level: number;
  day: string;
  number: number;
}

/** Accounts opened below an account in a range of days. */
export function registrations(db: Database, ancestorId: number, range: TeamRange): Promise<Registered[]> {
  const { start, end, timeZone } = range;
  const day = sql<string>`to_char(to_timestamp(${members.registeredAt} / 1000.0) at time zone ${timeZone}::text,
    'YYYY-MM-DD')`;
  const level = lineage.level;
  return db
    .select({ level, day: day.as('opened_on'), number: count() })
    .from(members)
    .innerJoin(lineage, and(eq(lineage.memberId, members.id), eq(lineage.ancestorId, ancestorId)))
    .where(and(gte(members.registeredAt, start), lt(members.registeredAt, end)))
    .groupBy(level, sql`opened_on`);
}

/** How many accounts of a team bet in a range of days: in all, on each day, and on each level. */
export async function activeMembers(db: Database, headId: number, { from, to }: TeamRange) {
  const level = sql<number>`case when ${betDays.memberId} = ${headId} then 0 else ${lineage.level} end`.as(
    'level_below',
  );
  const bettor = db
    .selectDistinct({ memberId: betDays.memberId, day: betDays.day, level })
    .from(betDays)
    .leftJoin(lineage, and(eq(lineage.memberId, betDays.memberId), eq(lineage.ancestorId, headId)))
    .where(between(betDays.day, from, to))
    .as('bettor');
  const found = await db
    .select({ day: bettor.day, level: bettor.level, members: sql`count(distinct ${bettor.memberId})`.mapWith(Number) })
    .from(bettor)
    .where(sql`${bettor.level} is not null`)
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
