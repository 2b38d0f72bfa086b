import type { Handler } from '#sandbox/server/call.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { withdrawalMember } from '#sandbox/withdrawals/withdrawal-member.ts';
import { changePaymentPassword as change } from '../payment-password.ts';

export const changePaymentPassword: Handler<'changePaymentPassword'> = async (call) => {
  const { platform, body } = call;
  const member = withdrawalMember(call);
  await change(platform, member, await readPayload(platform.key, body, 'ChangePaymentPasswordPayload'));
  return { success: true };
};
