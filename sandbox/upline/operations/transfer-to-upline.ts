import type { Handler } from '#sandbox/calls/call.ts';
import { requirePaymentPassword } from '#sandbox/payout-accounts/payment-password.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { transferToUpline as transfer } from '../transfer-to-upline.ts';
import { verifiedSender } from '../upline-member.ts';
import { transferOf } from '../upline-transfers.ts';

export const transferToUpline: Handler<'transferToUpline'> = async (call) => {
  const { platform, body } = call;
  const member = await verifiedSender(call);
  const payload = await readPayload(platform.key, body, 'UplineTransferPayload');
  const { amount, account, made, paymentPassword, idempotencyKey } = payload;
  await requirePaymentPassword(platform, member, paymentPassword);
  const id = await transfer(platform.db, {
    ...{ member, amount, shownAccount: account, made, idempotencyKey },
    ...{ currency: platform.brand.currency, at: platform.now() },
  });
  return { success: true, value: await transferOf(platform, member.id, id) };
};
