import { and, eq } from 'drizzle-orm';
import { type MinorUnits, minorUnits, minus } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { confirmTime } from './confirm-time.ts';
import { countOverdue } from './confirm-transfer.ts';
import { approveWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts';
import { lockedWithdrawal } from './locked-withdrawal.ts';
import { sendTransfer } from './send-transfer.ts';
import { announceWithdrawal, settleWithdrawalsLater, withdrawalByNumber } from './settle-withdrawals.ts';
import { type Withdrawal, withdrawalTransfers } from './withdrawal-tables.ts';

export const WITHDRAWAL_STEPS = ['approve', 'pay', 'pay-half', 'refuse', 'time-out'] as const;

export interface WithdrawalStep {
  orderId: string;
  step: (typeof WITHDRAWAL_STEPS)[number];
  /** Already sent when the step was chosen; it is not carried out twice. */
  sent?: MinorUnits;
}

/**
 * Carries out an operator's step: `pay` sends all that is left and `pay-half` half of it, both after an approval if that is
 * due. `time-out` ends the time to confirm what was sent.
 * @throws Refusal not_found or not_available
 */
export async function operateWithdrawal(
  platform: Platform,
  { orderId, step, sent }: WithdrawalStep,
): Promise<Withdrawal> {
  const { db } = platform;
  const now = platform.now();
  const row = await withdrawalByNumber(platform, orderId);
  if (sent !== undefined && sent !== row.sent) return row;
  const id = row.transactionId;
  if (step === 'refuse') await refuseWithdrawal(db, id, now);
  else if (step === 'time-out') await endConfirmTime(db, id, now);
  else if (step === 'approve' || row.status === 'requested') await approveWithdrawal(db, id, now);
  if (step === 'pay' || step === 'pay-half') {
    // The amount sent before names the step, so that simultaneous presses send once.
    const idempotencyKey = `after-${row.sent}`;
    const countsAt = now + confirmTime(platform);
    await sendTransfer(db, { withdrawalId: id, amount: amountOf(row, step), idempotencyKey, at: now, countsAt });
    settleWithdrawalsLater(platform, countsAt);
  }
  return announceWithdrawal(platform, id);
}

function amountOf({ amount, fee, sent }: Withdrawal, step: 'pay' | 'pay-half'): MinorUnits {
  const left = minus(minus(amount, fee), sent);
  return step === 'pay' ? left : minorUnits((left + (left % 2)) / 2);
}

/**
 * Ends the time to confirm a withdrawal's transfers, so that those without an answer count as received.
 * @throws Refusal not_found, or not_available when none waits for an answer
 */
async function endConfirmTime(db: Database, withdrawalId: number, now: number): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    await lockedWithdrawal(tx, withdrawalId);
    return tx
      .update(withdrawalTransfers)
      .set({ countsAt: now })
      .where(and(eq(withdrawalTransfers.withdrawalId, withdrawalId), eq(withdrawalTransfers.state, 'sent')))
      .returning({ id: withdrawalTransfers.id });
  });
  if (ended.length === 0) throw new Refusal(409, 'not_available', 'No transfer of it waits for an answer.');
  await countOverdue(db, now);
}
