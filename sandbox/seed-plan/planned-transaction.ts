import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

export interface PlannedTransaction {
  kind: 'deposit' | 'bet' | 'bonus' | 'withdrawal' | 'withdrawal-sent';
  idempotencyKey: string;
  /** Set if a call of the platform could repeat the transaction. */
  fingerprint?: string;
  /** Milliseconds from the first moment of the seeded day; zero or negative. */
  offset: number;
  memberId: number;
  nodeId: number;
  /** US cents: of anything but a bet, what was paid. Only a bet has a win. */
  stake: number;
  win: number;
  /** The part of `stake` that the operator keeps. */
  fee?: number;
  /** Stakes that the money must be turned over by before it can be withdrawn. */
  turnover?: { promotionId: number; required: number };
}

/** A movement of the member who has a past; nothing but a bet. */
export type PastMovement = Omit<PlannedTransaction, 'memberId' | 'nodeId' | 'win'>;

/** A time between 10:00 and 14:30 on the merchant's clock, when people are awake, as an offset of the seeded day. */
export function pastTime(daysAgo: number, minutes: number): number {
  return -daysAgo * DAY_MS + 10 * HOUR_MS + minutes * MINUTE_MS;
}

/** Change of the member's balance, in US cents. */
export function changeOf({
  kind,
  stake,
  win,
  fee = 0,
}: Pick<PlannedTransaction, 'kind' | 'stake' | 'win' | 'fee'>): number {
  if (kind === 'bet') return win - stake;
  if (kind === 'withdrawal-sent') return 0;
  return kind === 'withdrawal' ? -stake : stake - fee;
}
