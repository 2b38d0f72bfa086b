import { and, asc, gte, type SQL, sql } from 'drizzle-orm';
import type { TeamLevelPage, TeamSort, TeamView } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { isInView, type Scope, scopeOf } from './level-scope.ts';
import { teamRow } from './team-rows.ts';

export interface LevelQuery extends Scope {
  view: TeamView;
  minRate: number;
  sort: TeamSort;
  descending: boolean;
  from: number;
  size: number;
  now: number;
}

type Sums = Pick<TeamLevelPage, 'count' | 'totals' | 'counts'>;

export async function levelSums(db: Database, query: LevelQuery): Promise<Sums> {
  const { ids, rows } = scopeOf(db, query);
  const isIn = (view: TeamView) => isInView(rows, view, query.now);
  const countOf = (view: TeamView) => sql`count(*) filter (where ${isIn(view)})`.mapWith(Number);
  const [sums] = await db
    .select({
      ...{ all: countOf('all'), agents: countOf('agents'), idle: countOf('idle'), frozen: countOf('frozen') },
      members: sql`coalesce(sum(${rows.members}) filter (where ${isIn(query.view)}), 0)`.mapWith(Number),
      balance: sql`coalesce(sum(${rows.balance}) filter (where ${isIn(query.view)}), 0)`.mapWith(moneyOf),
    })
    .from(ids)
    .crossJoinLateral(rows)
    .where(gte(rows.rate, query.minRate));
  const { members = 0, balance = ZERO, ...counts } = sums ?? { all: 0, agents: 0, idle: 0, frozen: 0 };
  const count = counts[query.view];
  return { count, totals: { members: query.search === undefined ? members : count, balance }, counts };
}

/** The rows of a page of it. */
export async function levelRows(db: Database, query: LevelQuery): Promise<TeamLevelPage['rows']> {
  const { ids, rows } = scopeOf(db, query);
  const name = sql`lower(${rows.account}) collate "C"`;
  const columns: Record<TeamSort, SQL> = {
    account: name,
    type: sql`${rows.type}`,
    members: sql`${rows.members}`,
    balance: sql`${rows.balance}`,
    rate: sql`${rows.rate}`,
    lastLogIn: sql`coalesce(${rows.lastLogInAt}, 0)`,
    registeredAt: sql`${rows.registeredAt}`,
  };
  const sorted = query.descending ? sql`${columns[query.sort]} desc` : columns[query.sort];
  const found = await db
    .select()
    .from(ids)
    .crossJoinLateral(rows)
    .where(and(isInView(rows, query.view, query.now), gte(rows.rate, query.minRate)))
    .orderBy(sorted, asc(name))
    .limit(query.size)
    .offset(query.from);
  return found.map(({ scope }) => teamRow(scope));
}
