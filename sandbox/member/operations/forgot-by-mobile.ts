import type { Handler } from '#sandbox/calls/call.ts';
import { registerRules } from '#sandbox/fields/register-rules.ts';
import { brokenRule } from '#sandbox/fields/registration-rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { setPassword } from '#sandbox/session/set-password.ts';
import { mobileOf } from '#sandbox/verification/mobile.ts';
import { provenMember } from '#sandbox/verification/proven-member.ts';

export const forgotByMobile: Handler<'forgotByMobile'> = async ({ platform, body, address }) => {
  const payload = await readPayload(platform.key, body, 'ResetPayload');
  const mobile = mobileOf(payload);
  const rule = brokenRule(payload.newPassword, registerRules(platform).password);
  if (rule) {
    const fields = [{ name: 'newPassword', rule }];
    throw new Refusal(422, 'invalid_field', `The new password breaks its rule (${rule}).`, { fields });
  }
  const member = await provenMember(platform, { mobile, proof: payload, address });
  if (!member) throw new Refusal(404, 'mobile_unknown', 'No member has this mobile number.');
  await setPassword(platform, member, payload.newPassword);
  return { success: true, value: { username: member.account } };
};
