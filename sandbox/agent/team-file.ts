import { and, eq, sql } from 'drizzle-orm';
import type { TeamFile, TeamView } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { members } from '../member/member-tables.ts';
import type { CellsOf, FileUnits } from '../server/csv-answer.ts';
import { pagesAfter } from '../server/pages-after.ts';
import { memberTypeOf } from '../session/member.ts';
import { isInView, isNamed, type Scope } from './level-scope.ts';
import { rowColumns } from './team-rows.ts';
import { lineage } from './team-tables.ts';

type Field = TeamFile['columns'][number]['field'];

/** Accounts below one, at every level. */
export interface TeamFileQuery extends Required<Scope> {
  view: TeamView;
  now: number;
}

type Row = Awaited<ReturnType<typeof pageOf>>[number];

/** What each field of the file says about an account. */
export function teamCells({ currency, clock }: FileUnits): CellsOf<Field, Row> {
  return {
    account: ({ account }) => account,
    nickname: ({ nickname }) => nickname,
    type: (row) => String(memberTypeOf(row)),
    level: ({ level }) => level,
    upline: ({ upline }) => upline,
    members: (row) => row.members,
    directs: ({ directs }) => directs,
    balance: ({ balance }) => ({ amount: balance, currency }),
    currency: () => currency,
    rate: ({ rate }) => ({ units: rate, digits: 2 }),
    lastLogInAt: ({ lastLogInAt }) => (lastLogInAt === null ? '' : clock(lastLogInAt)),
    registeredAt: ({ registeredAt }) => clock(registeredAt),
    state: ({ isFrozen }) => (isFrozen ? 'frozen' : ''),
  };
}

/** All accounts of a query by name. */
export async function* teamPages(db: Database, query: TeamFileQuery) {
  const pages = pagesAfter<Row>((limit, last) => pageOf(db, query, { limit, after: last?.name ?? '' }));
  for await (const rows of pages) yield rows.filter(({ isIn }) => isIn);
}

/** A part of the team with those that the filters leave out: it costs the same, however few of them are left. */
function pageOf(db: Database, query: TeamFileQuery, { limit, after }: { limit: number; after: string }) {
  const { agentId, headId, search, view, now } = query;
  const { ancestorId, memberId, account: name } = lineage;
  const ids = db
    .select({ foundId: sql<number>`${memberId}`.as('found_id'), name: sql<string>`${name}`.as('name') })
    .from(lineage)
    .where(and(eq(ancestorId, headId), isNamed(search), sql`${name} ~>~ ${after}`))
    .orderBy(sql`${name} using ~<~`)
    .limit(limit)
    .as('ids');
  const upline = sql<string>`(select upline.account from ${members} upline where ${eq(sql`upline.id`, members.uplineId)})`;
  const rows = db
    .select({ ...rowColumns(agentId), upline: upline.as('upline') })
    .from(members)
    .where(eq(members.id, ids.foundId))
    .limit(1)
    .as('scope');
  const isIn = sql<boolean>`${isInView(rows, view, now)}`;
  return db
    .select({ name: ids.name, isIn, ...rows._.selectedFields })
    .from(ids)
    .crossJoinLateral(rows)
    .orderBy(sql`${ids.name} using ~<~`);
}
