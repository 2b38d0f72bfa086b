import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { lockedWithdrawal } from './locked-withdrawal.ts';
import { type WithdrawalTransfer, withdrawals, withdrawalTransfers } from './withdrawal-tables.ts';

interface Confirmation {
  memberId: number;
  transferId: number;
  /** Picture that shows that the transfer did not arrive; left out when it did. */
  proof?: string;
  at: number;
}

/**
 * Records whether a transfer arrived. The first answer is final, except that a transfer reported as missing can still
 * arrive. @throws Refusal not_found, or order_closed once it counts as received
 */
export async function confirmTransfer(
  db: Database,
  { memberId, transferId, proof, at }: Confirmation,
): Promise<WithdrawalTransfer> {
  return db.transaction(async (tx) => {
    const { withdrawalId } = await transferOf(tx, transferId);
    const withdrawal = await lockedWithdrawal(tx, withdrawalId);
    if (withdrawal.memberId !== memberId) throw notFound(transferId);
    // Read again under the lock.
    const transfer = await transferOf(tx, transferId);
    if (transfer.state === (proof === undefined ? 'received' : 'missing')) return transfer;
    const isOver = transfer.state === 'sent' && transfer.countsAt <= at;
    if (proof !== undefined && (transfer.state === 'received' || isOver))
      throw new Refusal(409, 'order_closed', 'The transfer counts as received.');
    await setState(tx, transferId, { state: proof === undefined ? 'received' : 'missing', proof: proof ?? null, at });
    await closeWhenPaid(tx, withdrawalId, at);
    return transferOf(tx, transferId);
  });
}

/** Says that all that was sent of a withdrawal has arrived. @throws Refusal not_found or not_available */
export async function confirmAll(db: Database, memberId: number, withdrawalId: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawal = await lockedWithdrawal(tx, withdrawalId);
    if (withdrawal.memberId !== memberId) throw notFound(withdrawalId);
    if (withdrawal.sent !== withdrawal.amount - withdrawal.fee)
      throw new Refusal(409, 'not_available', 'Not all of it has been sent.');
    for (const { id, state } of await transfersOf(tx, withdrawalId))
      if (state !== 'received') await setState(tx, id, { state: 'received', proof: null, at: now });
    await closeWhenPaid(tx, withdrawalId, now);
  });
}

/** Confirms transfers past their deadline. @returns the ids of their withdrawals */
export async function countOverdue(db: Database, now: number): Promise<number[]> {
  const isOverdue = and(eq(withdrawalTransfers.state, 'sent'), lte(withdrawalTransfers.countsAt, now));
  const overdue = await db
    .selectDistinct({ withdrawalId: withdrawalTransfers.withdrawalId })
    .from(withdrawalTransfers)
    .where(isOverdue);
  for (const { withdrawalId } of overdue) {
    await db.transaction(async (tx) => {
      await lockedWithdrawal(tx, withdrawalId);
      await tx
        .update(withdrawalTransfers)
        .set({ state: 'received', confirmedAt: withdrawalTransfers.countsAt, byItself: true })
        .where(and(isOverdue, eq(withdrawalTransfers.withdrawalId, withdrawalId)));
      await closeWhenPaid(tx, withdrawalId, now);
    });
  }
  return overdue.map(({ withdrawalId }) => withdrawalId);
}

/** The transfers of a withdrawal, in the order in which they were sent. */
export async function transfersOf(db: Database, withdrawalId: number): Promise<WithdrawalTransfer[]> {
  return db
    .select()
    .from(withdrawalTransfers)
    .where(eq(withdrawalTransfers.withdrawalId, withdrawalId))
    .orderBy(withdrawalTransfers.id);
}

async function transferOf(db: Database, id: number): Promise<WithdrawalTransfer> {
  const [transfer] = await db.select().from(withdrawalTransfers).where(eq(withdrawalTransfers.id, id));
  if (!transfer) throw notFound(id);
  return transfer;
}

interface Answered {
  state: 'received' | 'missing';
  proof: string | null;
  at: number;
}

async function setState(db: Database, id: number, { state, proof, at }: Answered): Promise<void> {
  await db.update(withdrawalTransfers).set({ state, proof, confirmedAt: at }).where(eq(withdrawalTransfers.id, id));
}

async function closeWhenPaid(db: Database, id: number, now: number): Promise<void> {
  const { amount, fee } = await lockedWithdrawal(db, id);
  const received = (await transfersOf(db, id)).filter(({ state }) => state === 'received');
  const sum = received.reduce((total, transfer) => total + transfer.amount, 0);
  if (sum !== amount - fee) return;
  await db
    .update(withdrawals)
    .set({ status: 'received', closedAt: now })
    .where(and(eq(withdrawals.transactionId, id), eq(withdrawals.status, 'sent')));
}

function notFound(id: number): Refusal {
  return new Refusal(404, 'not_found', `The member has no ${id} to confirm.`);
}
