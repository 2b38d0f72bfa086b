import type { LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { Call } from '../calls/call.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { noteLogIn } from '../session/log-ins.ts';
import { openSession } from '../session/session.ts';
import { mobileOf } from '../verification/mobile.ts';
import { provenMember } from '../verification/proven-member.ts';

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
