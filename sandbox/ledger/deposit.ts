import { type MinorUnits, negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { memberAccount, ownAccount } from './ledger-accounts.ts';
import { move, openTransaction } from './post-transaction.ts';

export interface Deposit {
  memberId: number;
  /** Must be positive. */
  amount: MinorUnits;
  kind: 'deposit' | 'trial';
  idempotencyKey: string;
  at: number;
}

/** Books a deposit to a member, once per idempotency key. */
export async function deposit(db: Database, { memberId, amount, kind, idempotencyKey, at }: Deposit): Promise<void> {
  await db.transaction(async (tx) => {
    const fingerprint = `${kind}:${memberId}:${amount}`;
    const transaction = await openTransaction(tx, { kind, idempotencyKey, fingerprint, at });
    if (transaction.replayed) return;
    const [member, bank] = [await memberAccount(tx, memberId), await ownAccount(tx, 'bank')];
    await move(tx, transaction.id, [
      { accountId: bank.id, amount: negative(amount) },
      { accountId: member.id, amount },
    ]);
    if (kind !== 'deposit') return;
    await hooksOf(tx).tell('deposited', { db: tx, memberId, transactionId: transaction.id, amount });
  });
}
