import type { Handler } from '#sandbox/calls/call.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { hasPaymentPassword, requirePaymentPassword } from '../payment-password.ts';
import { removePayoutAccount as remove } from '../payout-accounts.ts';
import { withdrawalMember } from '../withdrawal-member.ts';

export const removePayoutAccount: Handler<'removePayoutAccount'> = async (call) => {
  const { platform, body } = call;
  const member = withdrawalMember(call);
  const { accountId, paymentPassword = '' } = await readPayload(platform.key, body, 'RemovePayoutPayload');
  if (await hasPaymentPassword(platform, member)) await requirePaymentPassword(platform, member, paymentPassword);
  await remove(platform.db, member.id, accountId, platform.now());
  return { success: true };
};
