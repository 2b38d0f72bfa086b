import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../roster/member-tables.ts';
import { isNamed, type Scope } from './level-scope.ts';
import { lineage } from './team-tables.ts';

interface Part {
  limit: number;
  /** Name of the last account before; empty at the beginning. */
  after: string;
}

/** Accounts at every level below one by name, as a part of a query. */
export function teamPart(db: Database, { headId, search = '' }: Scope, { limit, after }: Part) {
  const name = sql`${lineage.account}`;
  return db
    .select(idAndName(sql`${lineage.memberId}`, name))
    .from(lineage)
    .where(and(eq(lineage.ancestorId, headId), isNamed(search), isAfter(name, after)))
    .orderBy(byName(name))
    .limit(limit)
    .as('ids');
}

/** Accounts directly below it, by name, as part of a query. */
export function directsPart(db: Database, { headId }: Scope, { limit, after }: Part) {
  const name = sql`lower(${members.account})`;
  return db
    .select(idAndName(sql`${members.id}`, name))
    .from(members)
    .where(and(eq(members.uplineId, headId), isAfter(name, after)))
    .orderBy(byName(name))
    .limit(limit)
    .as('ids');
}

/** Byte by byte, as the indexes are. */
export function byName(name: SQL | SQL.Aliased): SQL {
  return sql`${name} using ~<~`;
}

function idAndName(id: SQL, name: SQL) {
  return { foundId: sql<number>`${id}`.as('found_id'), name: sql<string>`${name}`.as('name') };
}

function isAfter(name: SQL, after: string): SQL {
  return sql`${name} ~>~ ${after}`;
}
