import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { careStops } from '../care-tables.ts';

const { memberId: stopped, kind, startedAt, endsAt, returnsAt } = careStops;

/**
 * `isRunning` of the rules, in a query. One that began after `now` counts: a call reads the clock before it waits for the stop
 * to be stored.
 */
export function runsAt(now: SQLWrapper | number): SQL {
  const time = typeof now === 'number' ? sql`${now}::bigint` : now;
  return sql`(case ${kind} when 'timeOut' then ${endsAt} > ${time} else ${returnsAt} is null or ${returnsAt} > ${time} end)`;
}

/** Whether a member of a query has a stop that runs. */
export function hasStop(memberId: SQLWrapper, now: number): SQL<boolean> {
  return sql<boolean>`exists (select from ${careStops} where ${stopped} = ${memberId} and ${runsAt(now)})`;
}

/** Whether a member of a query had a stop at an earlier time. */
export function hadStop(memberId: SQLWrapper, time: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${careStops} where ${stopped} = ${memberId} and ${startedAt} <= ${time} and ${runsAt(time)})`;
}

/** Whether a member has stopped. Exact with the member's row or account locked. */
export async function isStopped(db: Database, memberId: number, now: number): Promise<boolean> {
  const stops = await db
    .select({ id: careStops.id })
    .from(careStops)
    .where(and(eq(stopped, memberId), runsAt(now)))
    .limit(1);
  return stops.length > 0;
}
