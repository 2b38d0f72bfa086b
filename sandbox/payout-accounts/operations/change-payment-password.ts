import type { Handler } from '#sandbox/calls/call.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { changePaymentPassword as change } from '../payment-password.ts';
import { withdrawalMember } from '../withdrawal-member.ts';

export const changePaymentPassword: Handler<'changePaymentPassword'> = async (call) => {
  const { platform, body } = call;
  const member = withdrawalMember(call);
  await change(platform, member, await readPayload(platform.key, body, 'ChangePaymentPasswordPayload'));
  return { success: true };
};
