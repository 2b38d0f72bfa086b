import type { Handler } from '#sandbox/calls/call.ts';
import { requireBotProof } from '#sandbox/session/bot-check.ts';
import { memberByMobile } from '../member-by-mobile.ts';
import { mobileOf } from '../mobile.ts';
import { CODE_MINUTES, sendCode } from '../sms-codes.ts';

/** The answer does not reveal whether a member has the number. */
export const smsCode: Handler<'smsCode'> = async ({ platform, body, address }) => {
  await requireBotProof(platform, 'sms', body.botCheck);
  const mobile = mobileOf(body);
  const member = await memberByMobile(platform.db, mobile);
  await sendCode(platform, { purpose: 'member', mobile, address, send: member !== null });
  return { success: true, value: { expiredMinutes: CODE_MINUTES } };
};
