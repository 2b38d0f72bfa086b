import type { Handler } from '#sandbox/server/call.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { withdrawalMember } from '#sandbox/withdrawals/withdrawal-member.ts';
import { hasPaymentPassword, requirePaymentPassword } from '../payment-password.ts';
import { removePayoutAccount as remove } from '../payout-accounts.ts';

export const removePayoutAccount: Handler<'removePayoutAccount'> = async (call) => {
  const { platform, body } = call;
  const member = withdrawalMember(call);
  const { accountId, paymentPassword = '' } = await readPayload(platform.key, body, 'RemovePayoutPayload');
  if (await hasPaymentPassword(platform, member)) await requirePaymentPassword(platform, member, paymentPassword);
  await remove(platform.db, member.id, accountId, platform.now());
  return { success: true };
};
