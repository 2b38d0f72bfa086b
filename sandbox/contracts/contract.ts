import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ContractKind, Terms } from '#schemas/contracts/terms.ts';
import { contracts } from './contract-tables.ts';

export type Contract = typeof contracts.$inferSelect;

export function termsOf({ kind, period, tiers }: Pick<Contract, 'kind' | 'period' | 'tiers'>): Terms {
  return { kind, period, tiers };
}

/** Accepted, and not over before a day. */
export function lastsFrom(day: string): SQL | undefined {
  return and(eq(contracts.status, 'accepted'), or(isNull(contracts.endsOn), gte(contracts.endsOn, day)));
}

/** Accepted, and counting on every day of a period. */
export function countsIn(from: string, to: string): SQL | undefined {
  return and(lastsFrom(to), lte(contracts.beginsOn, from));
}

export function ofKind(kind: ContractKind): SQL {
  return eq(contracts.kind, kind);
}

/** A member's current or upcoming contract without an end date: new terms are compared with it. */
export function standing(receiverId: number, kind: ContractKind): SQL | undefined {
  return and(
    ofKind(kind),
    eq(contracts.receiverId, receiverId),
    eq(contracts.status, 'accepted'),
    isNull(contracts.endsOn),
  );
}

/** Contracts that a member has given, without an end date. */
export function standingBelow(giverId: number, kind: ContractKind): SQL | undefined {
  return and(ofKind(kind), eq(contracts.giverId, giverId), eq(contracts.status, 'accepted'), isNull(contracts.endsOn));
}

export const LATEST_FIRST = sql`${contracts.proposedAt} desc, ${contracts.id} desc`;
