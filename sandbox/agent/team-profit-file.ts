import { eq } from 'drizzle-orm';
import type { ProfitRow, TeamProfitFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { CellsOf, FileUnits } from '../calls/csv-answer.ts';
import { pagesAfter } from '../calls/pages-after.ts';
import type { Database } from '../database/database.ts';
import { members } from '../roster/member-tables.ts';
import { byName, directsPart, teamPart } from './named-part.ts';
import { doneBy, type ProfitQuery, profitRow } from './team-profit.ts';
import { rowColumns } from './team-rows.ts';

type Field = TeamProfitFile['columns'][number]['field'];
type FileQuery = Pick<ProfitQuery, 'agentId' | 'headId' | 'search' | 'from' | 'to'>;
type Row = Awaited<ReturnType<typeof partOf>>[number];

/** What each field of the file says about an account. */
export function profitCells({ currency }: Pick<FileUnits, 'currency'>): CellsOf<Field, ProfitRow> {
  const money = (amount: MinorUnits) => ({ amount, currency });
  return {
    account: ({ account }) => account,
    type: ({ type }) => String(type),
    level: ({ level }) => level,
    members: (row) => row.members,
    directs: ({ directs }) => directs,
    turnover: ({ turnover }) => money(turnover),
    netLoss: ({ netLoss }) => money(netLoss),
    deposits: ({ deposits }) => money(deposits),
    withdrawals: ({ withdrawals }) => money(withdrawals),
    rebate: ({ rebate }) => money(rebate),
    currency: () => currency,
  };
}

/** All accounts of a level or of a search, by name. */
export async function* profitPages(db: Database, query: FileQuery) {
  const pages = pagesAfter<Row>((limit, last) => partOf(db, query, { limit, after: last?.name ?? '' }));
  for await (const found of pages) yield found.map(({ scope, done }) => profitRow(scope, done));
}

function partOf(db: Database, query: FileQuery, part: { limit: number; after: string }) {
  const ids = query.search === undefined ? directsPart(db, query, part) : teamPart(db, query, part);
  const scope = db
    .select(rowColumns(query.agentId))
    .from(members)
    .where(eq(members.id, ids.foundId))
    .limit(1)
    .as('scope');
  const done = doneBy(db, scope.id, query);
  return db
    .select({ name: ids.name, scope: scope._.selectedFields, done: done._.selectedFields })
    .from(ids)
    .crossJoinLateral(scope)
    .crossJoinLateral(done)
    .orderBy(byName(ids.name));
}
