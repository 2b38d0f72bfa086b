import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { pagesAfter } from '#sandbox/calls/pages-after.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import type { Database } from '#sandbox/database/database.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import type { ProfitRow, TeamProfitFile } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { callingAgent } from '../calling-agent.ts';
import { byName, directsPart, teamPart } from '../named-part.ts';
import { scopeHead } from '../scope-head.ts';
import { doneBy, type ProfitQuery, profitRow } from '../team-profit.ts';
import { rowColumns } from '../team-rows.ts';

type Field = TeamProfitFile['columns'][number]['field'];
type FileQuery = Pick<ProfitQuery, 'agentId' | 'headId' | 'search' | 'from' | 'to'>;
type Row = Awaited<ReturnType<typeof partOf>>[number];

export const teamProfitFile: Handler<'teamProfitFile'> = async (call) => {
  const { platform, query, body } = call;
  const { account, search } = query;
  const agent = callingAgent(call);
  const { from, to } = recordRange(platform, query);
  const { member } = await scopeHead(platform.db, agent, account);
  const scope = { agentId: agent.id, headId: member.id, ...(search !== undefined && { search }) };
  return csvAnswer(call, {
    name: `team-profit-${from}-${to}`,
    columns: body.columns,
    cells: profitCells(platform.brand),
    pages: profitPages(platform.db, { ...scope, from, to }),
  });
};

/** The columns of the file; each row is an account. */
function profitCells({ currency }: Pick<FileUnits, 'currency'>): CellsOf<Field, ProfitRow> {
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
async function* profitPages(db: Database, query: FileQuery) {
  const pages = pagesAfter<Row>((limit, last) => partOf(db, query, { limit, after: last?.name ?? '' }));
  for await (const page of pages) yield page.map(({ scope, done }) => profitRow(scope, done));
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
