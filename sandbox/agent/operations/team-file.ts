import { eq, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { type CellsOf, csvAnswer, type FileUnits } from '#sandbox/calls/csv-answer.ts';
import { pagesAfter } from '#sandbox/calls/pages-after.ts';
import type { Database } from '#sandbox/database/database.ts';
import { dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import { memberTypeOf } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { isoClock } from '#schemas/csv/iso-clock.ts';
import type { TeamFile, TeamView } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { isInView, type Scope } from '../level-scope.ts';
import { byName, teamPart } from '../named-part.ts';
import { scopeHead } from '../scope-head.ts';
import { rowColumns } from '../team-rows.ts';

type Field = TeamFile['columns'][number]['field'];

/** Accounts below one, at every level. */
interface TeamFileQuery extends Required<Scope> {
  view: TeamView;
  now: number;
}

type Row = Awaited<ReturnType<typeof pageOf>>[number];

export const teamFile: Handler<'teamFile'> = async (call) => {
  const { platform, query, body } = call;
  const { account, search = '', view = 'all' } = query;
  const agent = callingAgent(call);
  const { member } = await scopeHead(platform.db, agent, account);
  const { currency } = platform.brand;
  const [now, zone] = [platform.now(), merchantZone(platform)];
  return csvAnswer(call, {
    name: `team-${dayIn(now, zone)}`,
    columns: body.columns,
    cells: teamCells({ currency, clock: isoClock(zone) }),
    pages: teamPages(platform.db, { agentId: agent.id, headId: member.id, search, view, now }),
  });
};

/** The columns of the file; each row is an account. */
function teamCells({ currency, clock }: FileUnits): CellsOf<Field, Row> {
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
async function* teamPages(db: Database, query: TeamFileQuery) {
  const pages = pagesAfter<Row>((limit, last) => pageOf(db, query, { limit, after: last?.name ?? '' }));
  for await (const rows of pages) yield rows.filter(({ isIn }) => isIn);
}

/** A part of the team with those that the filters leave out: it costs the same, however few of them are left. */
function pageOf(db: Database, query: TeamFileQuery, part: { limit: number; after: string }) {
  const ids = teamPart(db, query, part);
  const upline = sql<string>`(select upline.account from ${members} upline where ${eq(sql`upline.id`, members.uplineId)})`;
  const rows = db
    .select({ ...rowColumns(query.agentId), upline: upline.as('upline') })
    .from(members)
    .where(eq(members.id, ids.foundId))
    .limit(1)
    .as('scope');
  const isIn = sql<boolean>`${isInView(rows, query.view, query.now)}`;
  return db
    .select({ name: ids.name, isIn, ...rows._.selectedFields })
    .from(ids)
    .crossJoinLateral(rows)
    .orderBy(byName(ids.name));
}
