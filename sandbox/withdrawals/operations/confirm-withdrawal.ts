import type { Handler } from '#sandbox/calls/call.ts';
import { withdrawalMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { confirmAll, confirmTransfer } from '../confirm-transfer.ts';
import { requireTransferOf } from '../require-transfer-of.ts';
import { announceWithdrawal, withdrawalOfMember } from '../settle-withdrawals.ts';
import { withdrawalItem } from '../withdrawal-item.ts';

export const confirmWithdrawal: Handler<'confirmWithdrawal'> = async (call) => {
  const { platform, body } = call;
  const { db } = platform;
  const now = platform.now();
  const { id: memberId } = withdrawalMember(call);
  const { transactionId } = await withdrawalOfMember(platform, memberId, body.orderId);
  const { transferId } = body;
  if (transferId === undefined) await confirmAll(db, memberId, transactionId, now);
  else {
    await requireTransferOf(db, transactionId, transferId);
    await confirmTransfer(db, { memberId, transferId, at: now });
  }
  return { success: true, value: await withdrawalItem(platform, await announceWithdrawal(platform, transactionId)) };
};
