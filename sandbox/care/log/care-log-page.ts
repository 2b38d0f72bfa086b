import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import type { CareLog } from '#schemas/generated/platform.ts';
import { careLog } from '../care-tables.ts';

export interface LogQuery {
  start: number;
  end: number;
  account: string | undefined;
  after: number;
  pageSize: number;
}

/** A page of the log in the order of its events. */
export async function careLogPage(db: Database, { start, end, account, after, pageSize }: LogQuery): Promise<CareLog> {
  const isOf = account === undefined ? undefined : eq(sql`lower(${members.account})`, account.toLowerCase());
  const rows = await db
    .select({ event: careLog, account: members.account })
    .from(careLog)
    .leftJoin(members, eq(members.id, careLog.memberId))
    .where(and(gt(careLog.id, after), gte(careLog.at, start), lt(careLog.at, end), isOf))
    .orderBy(asc(careLog.id))
    .limit(pageSize + 1);
  const events = rows.slice(0, pageSize).map(({ event, account: name }) => ({
    ...{ id: event.id, at: event.at, account: name ?? '', kind: event.kind, facts: event.facts },
    ...(event.shown && { shown: event.shown }),
  }));
  return { events, hasMore: rows.length > pageSize };
}
