import type { Handler } from '#sandbox/calls/call.ts';
import { setPaymentPassword as set } from '#sandbox/payout-accounts/payment-password.ts';
import { verifiedMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { isModuleOn } from '#sandbox/process/modules.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmation } from '#sandbox/session/require-password.ts';
import { UPLINE, verifiedSender } from '../upline-member.ts';

export const setPaymentPassword: Handler<'setPaymentPassword'> = async (call) => {
  const { platform, body, token, address } = call;
  // Transfers to the upline need it too, and a brand may have them without withdrawals.
  const member = await (isModuleOn(platform, UPLINE) ? verifiedSender(call) : verifiedMember(call));
  const { paymentPassword, password } = await readPayload(platform.key, body, 'PaymentPasswordPayload');
  await requireConfirmation(platform, member, { password, token, address });
  await set(platform, member, paymentPassword);
  return { success: true };
};
