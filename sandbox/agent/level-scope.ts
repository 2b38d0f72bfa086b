import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { TeamView } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { isAgentType } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';
import { rowColumns } from './team-rows.ts';
import { lineage } from './team-tables.ts';

/** Maximum number of accounts that a search sorts and counts. */
export const MOST_FOUND = 1000;
const IDLE_MS = 7 * DAY_MS;

/** Sorts byte by byte after any other continuation of a text. */
const LAST_SIGN = '\u{10ffff}';

export interface Scope {
  agentId: number;
  /** Id of the account whose downlines are shown. */
  headId: number;
  /** Beginning of an account's name. */
  search?: string;
}

/** The rows of a level or a search, as a part of a query. */
export function scopeOf(db: Database, scope: Scope) {
  const ids = scope.search === undefined ? directs(db, scope) : matching(db, scope).limit(MOST_FOUND).as('ids');
  // The limit keeps this a look-up by key for each id.
  const rows = db
    .select(rowColumns(scope.agentId))
    .from(members)
    .where(eq(members.id, ids.foundId))
    .limit(1)
    .as('scope');
  return { ids, rows };
}

/** Whether a search has more than it takes. */
export async function isCut(db: Database, scope: Scope): Promise<boolean> {
  if (scope.search === undefined) return false;
  return (await matching(db, scope).limit(1).offset(MOST_FOUND)).length > 0;
}

function directs(db: Database, { headId }: Scope) {
  const foundId = sql<number>`${members.id}`.as('found_id');
  return db.select({ foundId }).from(members).where(eq(members.uplineId, headId)).as('ids');
}

/** Whether an account's name begins with a text. */
export function isNamed(beginning: string): SQL {
  const start = beginning.toLowerCase();
  return sql`${lineage.account} ~>=~ ${start} and ${lineage.account} ~<~ ${start + LAST_SIGN}`;
}

function matching(db: Database, { headId, search = '' }: Scope) {
  return db
    .select({ foundId: sql<number>`${lineage.memberId}`.as('found_id') })
    .from(lineage)
    .where(and(eq(lineage.ancestorId, headId), isNamed(search)))
    .orderBy(sql`${lineage.account} using ~<~`);
}

type Rows = ReturnType<typeof scopeOf>['rows'];

/** Whether a row belongs to a view. */
export function isInView({ type, lastLogInAt, isFrozen }: Rows, view: TeamView, now: number) {
  const conditions = {
    all: sql`true`,
    agents: isAgentType(sql`${type}`),
    idle: sql`coalesce(${lastLogInAt}, 0) < ${now - IDLE_MS}`,
    frozen: sql`${isFrozen}`,
  };
  return conditions[view];
}
