import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { countOverdue } from './confirm-transfer.ts';
import { lockedWithdrawal } from './locked-withdrawal.ts';
import { withdrawalTransfers } from './withdrawal-tables.ts';

/**
 * Ends the time to confirm a withdrawal's transfers, so that those without an answer count as received.
 * @throws Refusal not_found, or not_available when none waits for an answer
 */
export async function endConfirmTime(db: Database, withdrawalId: number, at: number): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    await lockedWithdrawal(tx, withdrawalId);
    return tx
      .update(withdrawalTransfers)
      .set({ countsAt: at })
      .where(and(eq(withdrawalTransfers.withdrawalId, withdrawalId), eq(withdrawalTransfers.state, 'sent')))
      .returning({ id: withdrawalTransfers.id });
  });
  if (ended.length === 0) throw new Refusal(409, 'not_available', 'No transfer of it waits for an answer.');
  await countOverdue(db, at);
}
