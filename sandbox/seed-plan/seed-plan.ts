import type { PlannedMember } from './planned-member.ts';
import type { PlannedTransaction } from './planned-transaction.ts';

/** A game that a member keeps or has played. */
export interface PlannedTrace {
  memberId: number;
  nodeId: number;
  /** Milliseconds from the first moment of the seeded day; negative. */
  offset: number;
}

/** What a member did with money for a fortnight. */
export interface PlannedPast {
  memberId: number;
  /** In order of time; together they leave the balance as it was. */
  transactions: PlannedTransaction[];
}

/** Members of a new sandbox and their movements, in US cents and relative to a day. */
export interface SeedPlan {
  members: PlannedMember[];
  transactions: PlannedTransaction[];
  favorites: PlannedTrace[];
  recentGames: PlannedTrace[];
  past: PlannedPast;
}

/** The id of the transaction with a key. */
export function transactionId({ transactions }: SeedPlan, key: string): number {
  return transactions.findIndex(({ idempotencyKey }) => idempotencyKey === key) + 1;
}
