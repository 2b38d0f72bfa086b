import { eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { hashPassword } from '#sandbox/session/password.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { closeSessions } from '#sandbox/session/session.ts';
import { registerRules } from '#sandbox/system/register-rules.ts';
import { memberByMobile } from '#sandbox/verification/member-by-mobile.ts';
import { mobileOf } from '#sandbox/verification/mobile.ts';
import { proveMobile } from '#sandbox/verification/prove-mobile.ts';
import { members } from '../member-tables.ts';
import { brokenRule } from '../registration-rules.ts';

export const forgotByMobile: Handler<'forgotByMobile'> = async ({ platform, body, address }) => {
  const payload = await readPayload(platform.key, body, 'ResetPayload');
  const mobile = mobileOf(payload);
  const rule = brokenRule(payload.newPassword, registerRules(platform).password);
  if (rule) {
    const fields = [{ name: 'newPassword', rule }];
    throw new Refusal(422, 'invalid_field', `The new password breaks its rule (${rule}).`, { fields });
  }
  await proveMobile(platform, { purpose: 'member', mobile, proof: payload, address });
  const member = await memberByMobile(platform.db, mobile);
  if (!member) throw new Refusal(404, 'mobile_unknown', 'No member has this mobile number.');
  const passwordHash = await hashPassword(payload.newPassword);
  await platform.db
    .update(members)
    .set({ passwordHash, passwordSetAt: platform.now(), temporaryHash: null, temporaryUntil: null })
    .where(eq(members.id, member.id));
  // Sessions opened with the old password may not be the member's.
  await closeSessions(platform.db, member.id);
  return { success: true, value: { username: member.account } };
};
