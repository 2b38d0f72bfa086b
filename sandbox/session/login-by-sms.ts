import type { LoginValue, SmsLoginPayload } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { requireModule } from '../system/modules.ts';
import { memberByMobile } from '../verification/member-by-mobile.ts';
import { mobileOf } from '../verification/mobile.ts';
import { proveMobile } from '../verification/prove-mobile.ts';
import { openSession } from './session.ts';

/** Opens a session for the member who owns a verified mobile number. */
export async function loginBySms(platform: Platform, payload: SmsLoginPayload, address: string): Promise<LoginValue> {
  requireModule(platform, 'MOBILEVERCODELOGIN3');
  const mobile = mobileOf(payload);
  await proveMobile(platform, { purpose: 'member', mobile, proof: payload, address });
  const member = await memberByMobile(platform.db, mobile);
  if (member) return openSession(platform, member);
  throw new Refusal(401, 'mobile_unknown', 'No member has this mobile number.');
}
