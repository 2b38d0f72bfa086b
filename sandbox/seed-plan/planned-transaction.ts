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
}

/** Change of the member's balance, in US cents. */
export function changeOf({ kind, stake, win, fee = 0 }: Omit<PlannedTransaction, 'idempotencyKey'>): number {
  if (kind === 'bet') return win - stake;
  if (kind === 'withdrawal-sent') return 0;
  return kind === 'withdrawal' ? -stake : stake - fee;
}
