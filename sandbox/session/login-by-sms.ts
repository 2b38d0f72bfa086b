import type { LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';
import { noteLogIn } from '../my-account/log-ins.ts';
import type { Call } from '../server/call.ts';
import { Refusal } from '../server/refusal.ts';
import { requireModule } from '../system/modules.ts';
import { mobileOf } from '../verification/mobile.ts';
import { provenMember } from '../verification/proven-member.ts';
import { openSession } from './session.ts';

/** Opens a session for the member who owns a mobile number. */
export async function loginBySms(call: Call<'login'>, payload: SmsLoginPayload): Promise<LoginValue> {
  const { platform, address } = call;
  requireModule(platform, 'MOBILEVERCODELOGIN3');
  const mobile = mobileOf(payload);
  const member = await provenMember(platform, { mobile, proof: payload, address });
  if (!member) throw new Refusal(401, 'mobile_unknown', 'No member has this mobile number.');
  const value = await openSession(platform, member);
  await noteLogIn(call, member.id, value.token);
  return value;
}
