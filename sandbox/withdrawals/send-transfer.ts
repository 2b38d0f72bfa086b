import { eq } from 'drizzle-orm';
import { type MinorUnits, minus, negative, sum, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { ownAccount } from '../ledger/ledger-accounts.ts';
import { type Movement, move, openTransaction } from '../ledger/post-transaction.ts';
import { Refusal } from '../refusal.ts';
import { transfersOf } from './confirm-transfer.ts';
import { lockedWithdrawal } from './locked-withdrawal.ts';
import { withdrawals, withdrawalTransfers } from './withdrawal-tables.ts';

/** Parts of a withdrawal; the last one has to be all that is left. */
const MAX_TRANSFERS = 20;

export interface Sending {
  withdrawalId: number;
  /** Must not exceed the amount left to send. */
  amount: MinorUnits;
  /** Unique to the operator's order. */
  idempotencyKey: string;
  at: number;
  /** Unconfirmed, it counts as received from then on. */
  countsAt: number;
}

/**
 * Sends a part of an approved withdrawal or all of it, once per idempotency key. The fee is taken with the last part.
 * @throws Refusal not_found, not_available or idempotency_conflict
 */
export async function sendTransfer(db: Database, sending: Sending): Promise<void> {
  const { withdrawalId, amount, idempotencyKey, at, countsAt } = sending;
  await db.transaction(async (tx) => {
    const withdrawal = await lockedWithdrawal(tx, withdrawalId);
    const posting = { kind: 'withdrawal-sent', fingerprint: `${withdrawalId}:${amount}`, at } as const;
    const key = `withdrawal-sent:${withdrawalId}:${idempotencyKey}`;
    const { id, replayed } = await openTransaction(tx, { ...posting, idempotencyKey: key });
    if (replayed) return;
    const left = minus(minus(withdrawal.amount, withdrawal.fee), withdrawal.sent);
    if ((withdrawal.status !== 'approved' && withdrawal.status !== 'sent') || amount < 1 || amount > left)
      throw new Refusal(409, 'not_available', `${left} are left to send, of an approved withdrawal.`);
    const isLast = (await transfersOf(tx, withdrawalId)).length === MAX_TRANSFERS - 1;
    if (isLast && amount < left) throw new Refusal(409, 'not_available', `Send all ${left} that are left.`);
    await move(tx, id, await movementsOf(tx, amount, amount === left ? withdrawal.fee : ZERO));
    const state = { state: 'sent', byItself: false } as const;
    await tx.insert(withdrawalTransfers).values({ withdrawalId, amount, sentAt: at, countsAt, ...state });
    await tx
      .update(withdrawals)
      .set({ status: 'sent', sent: sum(withdrawal.sent, amount) })
      .where(eq(withdrawals.transactionId, withdrawalId));
  });
}

async function movementsOf(db: Database, amount: MinorUnits, fee: MinorUnits): Promise<Movement[]> {
  const [holding, bank] = [await ownAccount(db, 'withdrawals'), await ownAccount(db, 'bank')];
  const sent = [
    { accountId: holding.id, amount: negative(amount) },
    { accountId: bank.id, amount },
  ];
  if (fee === 0) return sent;
  const house = await ownAccount(db, 'house');
  return [...sent, { accountId: holding.id, amount: negative(fee) }, { accountId: house.id, amount: fee }];
}
