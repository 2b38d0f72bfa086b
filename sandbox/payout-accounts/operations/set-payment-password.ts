import type { Handler } from '#sandbox/server/call.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmation } from '#sandbox/session/require-password.ts';
import { isModuleOn } from '#sandbox/system/modules.ts';
import { UPLINE, verifiedSender } from '#sandbox/upline/upline-member.ts';
import { verifiedMember } from '#sandbox/withdrawals/withdrawal-member.ts';
import { setPaymentPassword as set } from '../payment-password.ts';

export const setPaymentPassword: Handler<'setPaymentPassword'> = async (call) => {
  const { platform, body, token, address } = call;
  // Transfers to the upline ask for it too, and a brand may have them without withdrawals.
  const member = await (isModuleOn(platform, UPLINE) ? verifiedSender(call) : verifiedMember(call));
  const { paymentPassword, password } = await readPayload(platform.key, body, 'PaymentPasswordPayload');
  await requireConfirmation(platform, member, { password, token, address });
  await set(platform, member, paymentPassword);
  return { success: true };
};
