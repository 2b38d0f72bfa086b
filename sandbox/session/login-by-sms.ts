import type { LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { requireModule } from '../system/modules.ts';
import { mobileOf } from '../verification/mobile.ts';
import { provenMember } from '../verification/proven-member.ts';
import { openSession } from './session.ts';

/** Opens a session for the member who owns a mobile number. */
export async function loginBySms(platform: Platform, payload: SmsLoginPayload, address: string): Promise<LoginValue> {
  requireModule(platform, 'MOBILEVERCODELOGIN3');
  const mobile = mobileOf(payload);
  const member = await provenMember(platform, { mobile, proof: payload, address });
  if (member) return openSession(platform, member);
  throw new Refusal(401, 'mobile_unknown', 'No member has this mobile number.');
}
