import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { PlannedMember } from './planned-member.ts';
import type { PlannedTransaction } from './planned-transaction.ts';

/** A game that a member keeps or has played. */
export interface PlannedTrace {
  memberId: number;
  nodeId: number;
  /** Milliseconds from the first moment of the seeded day; negative. */
  offset: number;
}

/** Times are milliseconds from the first moment of the seeded day, amounts US cents. */
export interface PlannedDeposit {
  id: number;
  methodId: string;
  amount: MinorUnits;
  fee: MinorUnits;
  voucher: string | null;
  opened: number;
  credited: number;
}

export interface PlannedWithdrawal {
  /** Key of the transaction that took the money. */
  idempotencyKey: string;
  amount: MinorUnits;
  fee: MinorUnits;
  requested: number;
  approved: number;
  sent: number;
  received: number;
}

export interface PlannedBonus {
  promotionId: number;
  /** Key of the transaction that paid it. */
  idempotencyKey: string;
  amount: MinorUnits;
  /** Turnover that it needed. */
  required: MinorUnits;
  paid: number;
  /** Time of the stake that completed the wagering. */
  finished: number;
}

export interface PlannedPast {
  memberId: number;
  deposits: PlannedDeposit[];
  withdrawal: PlannedWithdrawal;
  bonus: PlannedBonus;
  /** All of it in order of time; together they leave the balance as it was. */
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
