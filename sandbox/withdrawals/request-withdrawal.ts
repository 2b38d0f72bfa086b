import { eq } from 'drizzle-orm';
import { type MinorUnits, negative, ZERO } from '#schemas/money/minor-units.ts';
import { requireNoneSince } from '../calls/require-none-since.ts';
import { isStopped } from '../care/stops/is-stopped.ts';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { requirePayoutAccount } from '../payout-accounts/payout-accounts.ts';
import { Refusal } from '../refusal.ts';
import { withdrawable } from '../rollovers/withdrawable.ts';
import { leftToday, smallestWithdrawal, withdrawalFee, withdrawalsMade } from './withdrawal-rules.ts';
import { type Withdrawal, withdrawals } from './withdrawal-tables.ts';

export interface WithdrawalRequest {
  memberId: number;
  payoutAccountId: number;
  /** Includes the fee. */
  amount: MinorUnits;
  currency: string;
  /** The fee that the member was shown. */
  shownFee: number;
  /** Number of withdrawals that the member's page showed. */
  made: number;
  /** Chosen by the member's browser, one per intent. */
  idempotencyKey: string;
  at: number;
}

/**
 * Takes the money from the member's account into the holding account, once per idempotency key.
 * @throws Refusal amount_out_of_range, fee_changed, withdrawal_made, not_found, payout_account_new, daily_limit,
 * insufficient_funds or idempotency_conflict
 */
export async function requestWithdrawal(db: Database, request: WithdrawalRequest): Promise<Withdrawal> {
  const { memberId, payoutAccountId, amount, idempotencyKey, at } = request;
  return db.transaction(async (tx) => {
    const { id, replayed } = await openTransaction(tx, {
      kind: 'withdrawal',
      idempotencyKey: `withdrawal:${memberId}:${idempotencyKey}`,
      fingerprint: `${payoutAccountId}:${amount}`,
      at,
    });
    if (replayed) return withdrawalOf(tx, id);
    // Locks the member's account, so that simultaneous requests see each other's amounts.
    const member = await memberAccount(tx, memberId);
    await requireAllowed(tx, request);
    const holding = await ownAccount(tx, 'withdrawals');
    await move(tx, id, [
      { accountId: member.id, amount: negative(amount) },
      { accountId: holding.id, amount },
    ]);
    await hooksOf(tx).tell('withdrawn', { db: tx, memberId, transactionId: id, amount });
    const row = { transactionId: id, memberId, payoutAccountId, amount, fee: withdrawalFee(amount), sent: ZERO };
    const [requested] = await tx
      .insert(withdrawals)
      .values({ ...row, status: 'requested', createdAt: at })
      .returning();
    if (!requested) throw new Error('The withdrawal was not stored.');
    return requested;
  });
}

/** @throws Refusal not_found */
export async function withdrawalOf(db: Database, id: number): Promise<Withdrawal> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.transactionId, id));
  if (!withdrawal) throw new Refusal(404, 'not_found', `There is no withdrawal ${id}.`);
  return withdrawal;
}

async function requireAllowed(db: Database, request: WithdrawalRequest): Promise<void> {
  const { memberId, payoutAccountId, amount, shownFee, made: seen, currency, at } = request;
  const smallest = (await isStopped(db, memberId, at)) ? 1 : smallestWithdrawal(currency);
  if (amount < smallest) throw new Refusal(422, 'amount_out_of_range', 'The amount is below the smallest withdrawal.');
  if (shownFee !== withdrawalFee(amount)) throw new Refusal(409, 'fee_changed', 'The fee has changed. Check it again.');
  const made = await withdrawalsMade(db, memberId);
  requireNoneSince({ made, seen }, 'withdrawal_made', 'Another withdrawal was requested in the meantime.');
  const { usableAt } = await requirePayoutAccount(db, memberId, payoutAccountId);
  if (usableAt > at) throw new Refusal(409, 'payout_account_new', 'The account was added too short a time ago.');
  const left = await leftToday(db, memberId, currency, at);
  if (left.times < 1 || left.amount < amount)
    throw new Refusal(409, 'daily_limit', 'The amount is above what is left of the daily limit.');
  if ((await withdrawable(db, memberId)) < amount)
    throw new Refusal(409, 'insufficient_funds', 'The amount is above what can be withdrawn.');
}
