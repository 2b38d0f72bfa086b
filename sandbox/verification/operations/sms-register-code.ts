import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { requireBotProof } from '#sandbox/session/bot-check.ts';
import { memberByMobile } from '../member-by-mobile.ts';
import { mobileOf } from '../mobile.ts';
import { CODE_MINUTES, sendCode } from '../sms-codes.ts';

export const smsRegisterCode: Handler<'smsRegisterCode'> = async ({ platform, body, address }) => {
  await requireBotProof(platform, 'sms', body.botCheck);
  const { mobileNo: mobileNum, countryDialingCode } = body;
  const mobile = mobileOf({ mobileNum, countryDialingCode });
  if (await memberByMobile(platform.db, mobile))
    throw new Refusal(422, 'mobile_taken', 'An account with this mobile number already exists.');
  await sendCode(platform, { purpose: 'registration', mobile, address, send: true });
  return { success: true, value: { expiredMinutes: CODE_MINUTES } };
};
