import type { Handler } from '#sandbox/calls/call.ts';
import { brokenPictureRule } from '#sandbox/fields/picture-rule.ts';
import { withdrawalMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { confirmTransfer } from '../confirm-transfer.ts';
import { requireTransferOf } from '../require-transfer-of.ts';
import { announceWithdrawal, withdrawalOfMember } from '../settle-withdrawals.ts';
import { withdrawalItem } from '../withdrawal-item.ts';

export const reportMissingTransfer: Handler<'reportMissingTransfer'> = async (call) => {
  const { platform, body } = call;
  const { orderId, transferId, image } = body;
  const { id: memberId } = withdrawalMember(call);
  const rule = brokenPictureRule(image);
  if (rule) {
    const fields = [{ name: 'image', rule }];
    throw new Refusal(422, 'invalid_field', 'The proof must be a JPEG or PNG of at most 5 MB.', { fields });
  }
  const { transactionId } = await withdrawalOfMember(platform, memberId, orderId);
  await requireTransferOf(platform.db, transactionId, transferId);
  await confirmTransfer(platform.db, { memberId, transferId, proof: image, at: platform.now() });
  return { success: true, value: await withdrawalItem(platform, await announceWithdrawal(platform, transactionId)) };
};
