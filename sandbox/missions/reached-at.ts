import { and, asc, eq, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { PeriodSpan } from '../care/limits/period.ts';
import { games } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { members } from '../roster/member-tables.ts';
import { loginDays } from './mission-tables.ts';
import { goalOf, type KnownMission } from './missions.ts';

/** A span and the missions counted in it. */
export interface Round {
  span: PeriodSpan;
  counted: readonly KnownMission[];
}

/** A moment of a member. */
interface Moment {
  memberId: number;
  at: number;
}

/** A member's first bet on a game. */
interface FirstBet extends Moment {
  nodeId: number;
}

/** Activity of members in a span. */
interface Acts {
  db: Database;
  span: PeriodSpan;
  ids: readonly number[];
  /** Sorted by time, as are the first bets. A visit counts from the start of its day. */
  visits: readonly Moment[];
  firstBets: readonly FirstBet[];
}

const catalogue = new Map(games.map((game) => [game.nodeId, game]));

/** Time at which each member completed their latest mission. Members without one are omitted. */
export async function reachedAt(
  { db, brand }: Pick<Platform, 'db' | 'brand'>,
  rounds: readonly Round[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  const latest = new Map<number, number>();
  for (const { span, counted } of rounds) {
    const acts = { db, span, ids, ...(await actsIn(db, span, ids)) };
    for (const mission of counted) {
      for (const { memberId, at } of await completionsOf(mission.unit, goalOf(mission, brand.currency), acts))
        latest.set(memberId, Math.max(latest.get(memberId) ?? 0, at));
    }
  }
  return latest;
}

async function actsIn(db: Database, { start, end }: PeriodSpan, ids: readonly number[]) {
  const visits = await db
    .select({ memberId: loginDays.memberId, at: loginDays.day })
    .from(loginDays)
    .where(and(gte(loginDays.day, start), lt(loginDays.day, end), inArray(loginDays.memberId, [...ids])));
  const firstBets = await db
    .select({ memberId: bets.memberId, nodeId: bets.nodeId, at: min(bets.createdAt) })
    .from(bets)
    .where(and(gte(bets.createdAt, start), lt(bets.createdAt, end), inArray(bets.memberId, [...ids])))
    .groupBy(bets.memberId, bets.nodeId);
  return { visits: byTime(visits), firstBets: byTime(firstBets.map((bet) => ({ ...bet, at: bet.at ?? 0 }))) };
}

function byTime<One extends Moment>(moments: readonly One[]): One[] {
  return moments.toSorted((a, b) => a.at - b.at);
}

/** Time at which each member reached a goal. */
async function completionsOf(unit: KnownMission['unit'], goal: number, acts: Acts): Promise<Moment[]> {
  const { visits, firstBets } = acts;
  switch (unit) {
    case 'days':
      return nth(visits, goal);
    case 'games':
      return nth(firstBets, goal);
    case 'categories':
      return nth(firstOfEach(firstBets, 'gameType'), goal);
    case 'vendors':
      return nth(firstOfEach(firstBets, 'vassalage'), goal);
    case 'bets':
      return nthBets(goal, acts);
    case 'money':
      return betsReaching(goal, acts);
  }
}

/** The nth moment of each member, counted from 1. */
function nth(moments: readonly Moment[], number: number): Moment[] {
  const counts = new Map<number, number>();
  return moments.filter(({ memberId }) => {
    const count = (counts.get(memberId) ?? 0) + 1;
    counts.set(memberId, count);
    return count === number;
  });
}

/** The first bet of each member per category or vendor. */
function firstOfEach(firstBets: readonly FirstBet[], property: 'gameType' | 'vassalage'): FirstBet[] {
  const names = new Set<string>();
  return firstBets.filter(({ memberId, nodeId }) => {
    const game = catalogue.get(nodeId);
    const key = `${memberId} ${game?.[property]}`;
    if (!game || names.has(key)) return false;
    names.add(key);
    return true;
  });
}

/** The nth bet of each member, counted from 1. The database reads no further rows. */
async function nthBets(number: number, { db, span, ids }: Acts): Promise<Moment[]> {
  const firsts = db
    .select({ at: bets.createdAt })
    .from(bets)
    .where(isIn(span))
    .orderBy(asc(bets.createdAt))
    .limit(1)
    .offset(number - 1)
    .as('one');
  return db.select({ memberId: members.id, at: firsts.at }).from(members).crossJoinLateral(firsts).where(isOneOf(ids));
}

/** The bet by which each member's stakes reached an amount. The database reads no further rows. */
async function betsReaching(amount: number, { db, span, ids }: Acts): Promise<Moment[]> {
  const staked = sql`sum(${bets.stake}) over (order by ${bets.createdAt})`.as('staked');
  const running = db.select({ at: bets.createdAt, staked }).from(bets).where(isIn(span)).as('running');
  const firsts = db
    .select({ at: running.at })
    .from(running)
    .where(gte(running.staked, amount))
    .orderBy(asc(running.at))
    .limit(1)
    .as('one');
  return db.select({ memberId: members.id, at: firsts.at }).from(members).crossJoinLateral(firsts).where(isOneOf(ids));
}

/** A bet of the member beside it, in a span. */
function isIn({ start, end }: PeriodSpan) {
  return and(eq(bets.memberId, members.id), gte(bets.createdAt, start), lt(bets.createdAt, end));
}

function isOneOf(ids: readonly number[]) {
  return inArray(members.id, [...ids]);
}
