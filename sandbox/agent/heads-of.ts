import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { lineage } from './team-tables.ts';

/** The ids of a member, at level 0, and of everyone above, as a table of a query. */
export function headsOf(memberId: SQLWrapper): SQL {
  return sql`(select ${lineage.ancestorId} as id, ${lineage.level} from ${lineage} where ${lineage.memberId} = ${memberId}
    union all select ${memberId}, 0)`;
}
