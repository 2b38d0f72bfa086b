import { inArray, sql } from 'drizzle-orm';
import type { RateRange } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { members } from '../roster/member-tables.ts';
import type { TeamAccount } from './team-account.ts';

/** The highest rate among the direct downlines of each of some members; without downlines, none. */
export async function highestBelow(db: Database, ids: number[]): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ id: members.uplineId, rate: sql`max(${members.rate})`.mapWith(Number) })
    .from(members)
    .where(inArray(members.uplineId, ids))
    .groupBy(members.uplineId);
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}

/** The rates that some downlines can have, in their order. */
export async function rangesOf(db: Database, team: readonly TeamAccount[]): Promise<RateRange[]> {
  const lowest = await highestBelow(
    db,
    team.map(({ member }) => member.id),
  );
  const highest = await ratesOf(
    db,
    team.flatMap(({ member }) => member.uplineId ?? []),
  );
  return team.map(({ member: { id, account, rate, uplineId }, level }) => ({
    ...{ account, rate, lowestRate: lowest.get(id) ?? 0, highestRate: highest.get(uplineId) ?? 0 },
    isDirect: level === 1,
  }));
}

async function ratesOf(db: Database, ids: number[]): Promise<ReadonlyMap<number | null, number>> {
  const columns = { id: members.id, rate: members.rate };
  const rows = await db.select(columns).from(members).where(inArray(members.id, ids));
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}
