import { eq } from 'drizzle-orm';
import { members } from '#sandbox/database/tables.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import type { Handler } from '../call.ts';
import { hashPassword } from '../session/password.ts';
import { readPayload } from '../session/read-payload.ts';
import { closeSessions } from '../session/session.ts';
import { registerRules } from '../system/register-settings.ts';
import { memberByMobile } from '../verification/member-by-mobile.ts';
import { mobileOf } from '../verification/mobile.ts';
import { proveMobile } from '../verification/prove-mobile.ts';
import { brokenRule } from './registration-rules.ts';

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
  // Whoever knew the old password may be in.
  await closeSessions(platform.db, member.id);
  return { success: true, value: { username: member.account } };
};
