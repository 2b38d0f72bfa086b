import { and, eq } from 'drizzle-orm';
import { negative } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { Refusal } from '../refusal.ts';
import { lockedWithdrawal } from './locked-withdrawal.ts';
import { withdrawals } from './withdrawal-tables.ts';

/** Approves a requested withdrawal on the operator's behalf. @throws Refusal not_found unless it awaits a decision */
export async function approveWithdrawal(db: Database, id: number, now: number): Promise<void> {
  const approved = await db
    .update(withdrawals)
    .set({ status: 'approved', approvedAt: now })
    .where(and(eq(withdrawals.transactionId, id), eq(withdrawals.status, 'requested')))
    .returning();
  if (approved.length === 0) throw notWaiting(id);
}

/** Returns the money of a withdrawal of which nothing has been sent. @throws Refusal not_found for any other */
export async function refuseWithdrawal(db: Database, id: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { memberId, amount, status } = await lockedWithdrawal(tx, id);
    if (status !== 'requested' && status !== 'approved') throw notWaiting(id);
    const posting = { kind: 'withdrawal-returned', fingerprint: `${amount}`, at: now } as const;
    const key = `withdrawal-returned:${id}`;
    const transaction = await openTransaction(tx, { ...posting, idempotencyKey: key });
    const [member, holding] = [await memberAccount(tx, memberId), await ownAccount(tx, 'withdrawals')];
    await move(tx, transaction.id, [
      { accountId: holding.id, amount: negative(amount) },
      { accountId: member.id, amount },
    ]);
    const returned = { memberId, transactionId: transaction.id, amount: negative(amount) };
    await hooksOf(tx).tell('withdrawn', { db: tx, ...returned });
    const closed = { status: 'refused', closedAt: now } as const;
    await tx.update(withdrawals).set(closed).where(eq(withdrawals.transactionId, id));
  });
}

function notWaiting(id: number): Refusal {
  return new Refusal(404, 'not_found', `No withdrawal ${id} awaits this decision.`);
}
