import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { members } from '../member/member-tables.ts';
import { bets } from '../play/play-tables.ts';
import type { Member } from '../session/member.ts';

export interface TeamMember {
  member: Member;
  /** 1 for a direct downline. */
  level: number;
  /** Id of the agent's direct downline that heads this member's branch; the member's own id for a direct downline. */
  branchId: number;
}

export interface Play {
  turnover: MinorUnits;
  /** Winnings less stakes. */
  netProfitLoss: MinorUnits;
  deposits: MinorUnits;
}

export const NO_PLAY: Play = { turnover: ZERO, netProfitLoss: ZERO, deposits: ZERO };

/** Everyone below the agent, nearest first. */
export async function teamOf(db: Database, agentId: number): Promise<TeamMember[]> {
  const team: TeamMember[] = [];
  let above = new Map([[agentId, 0]]);
  for (let level = 1; above.size > 0; level += 1) {
    const found = await db
      .select()
      .from(members)
      .where(inArray(members.uplineId, [...above.keys()]))
      .orderBy(members.id);
    const row = found.map((member) => ({ member, level, branchId: above.get(member.uplineId ?? 0) || member.id }));
    team.push(...row);
    above = new Map(row.map(({ member, branchId }) => [member.id, branchId]));
  }
  return team;
}

/** Play and deposits since a time, by member id. Members without either are left out. */
export async function playSince(db: Database, memberIds: number[], since: number): Promise<Map<number, Play>> {
  if (memberIds.length === 0) return new Map();
  const played = await db
    .select({
      memberId: bets.memberId,
      turnover: sql`sum(${bets.stake})`.mapWith(moneyOf),
      netProfitLoss: sql`sum(${bets.win} - ${bets.stake})`.mapWith(moneyOf),
    })
    .from(bets)
    .where(and(inArray(bets.memberId, memberIds), gte(bets.createdAt, since)))
    .groupBy(bets.memberId);
  const plays = new Map(played.map(({ memberId, ...play }) => [memberId, { ...NO_PLAY, ...play }]));
  for (const { memberId, deposits } of await depositsSince(db, memberIds, since)) {
    if (memberId !== null) plays.set(memberId, { ...(plays.get(memberId) ?? NO_PLAY), deposits });
  }
  return plays;
}

function depositsSince(db: Database, memberIds: number[], since: number) {
  return db
    .select({ memberId: accounts.memberId, deposits: sql`sum(${entries.amount})`.mapWith(moneyOf) })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(eq(transactions.kind, 'deposit'), gte(transactions.createdAt, since), inArray(accounts.memberId, memberIds)),
    )
    .groupBy(accounts.memberId);
}
