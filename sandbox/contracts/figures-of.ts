import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Figures } from '#schemas/contracts/due.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { lineage } from '../agent/team-tables.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { betDays, bets } from '../play/play-tables.ts';
import { members } from '../roster/member-tables.ts';

export const NO_FIGURES: Figures = { validBet: ZERO, netLoss: ZERO, activeMembers: 0 };

const TRIAL = 4;

/** Figures of members' teams over some days, by the member's id. A team is the member and everyone below. */
export async function figuresOfDays(db: Database, ids: readonly number[], from: string, to: string) {
  const team = teamsOf(db, ids);
  const rows = await db
    .with(team)
    .select({ headId: team.headId, ...sumsOf(betDays.stake, betDays.win, betDays.memberId) })
    .from(team)
    .innerJoin(betDays, eq(betDays.memberId, team.memberId))
    .where(and(gte(betDays.day, from), lte(betDays.day, to)))
    .groupBy(team.headId);
  return byHead(rows);
}

/** Figures between two moments. @param end exclusive */
export async function figuresBetween(db: Database, ids: readonly number[], start: number, end: number) {
  const team = teamsOf(db, ids);
  const rows = await db
    .with(team)
    .select({ headId: team.headId, ...sumsOf(bets.stake, bets.win, bets.memberId) })
    .from(team)
    .innerJoin(bets, eq(bets.memberId, team.memberId))
    .where(and(gte(bets.createdAt, start), lt(bets.createdAt, end)))
    .groupBy(team.headId);
  return byHead(rows);
}

function teamsOf(db: Database, ids: readonly number[]) {
  const heads = ids.length > 0 ? [...ids] : [0];
  const below = db
    .select({ headId: lineage.ancestorId, memberId: lineage.memberId })
    .from(lineage)
    .innerJoin(members, eq(members.id, lineage.memberId))
    .where(and(inArray(lineage.ancestorId, heads), sql`${members.type} <> ${TRIAL}`));
  const own = db
    .select({ headId: sql<number>`${members.id}`.as('own_head'), memberId: members.id })
    .from(members)
    .where(inArray(members.id, heads));
  return db.$with('team').as(union(below, own));
}

type Column = typeof bets.stake | typeof betDays.stake;
type MemberColumn = typeof bets.memberId | typeof betDays.memberId;

function sumsOf(stake: Column, win: Column, memberId: MemberColumn) {
  return {
    validBet: sql`sum(${stake})`.mapWith(moneyOf),
    netLoss: sql`sum(${stake} - ${win})`.mapWith(moneyOf),
    activeMembers: sql`count(distinct ${memberId})`.mapWith(Number),
  };
}

function byHead(rows: readonly ({ headId: number } & Figures)[]): Map<number, Figures> {
  return new Map(rows.map(({ headId, ...figures }) => [headId, figures]));
}
