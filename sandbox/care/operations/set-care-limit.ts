import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { careMember } from '../care-member.ts';
import { describeCare } from '../describe-care.ts';
import { ageLimits } from '../limits/age-limits.ts';
import { setLimit } from '../limits/change-limit.ts';

/** Minutes of a month of 31 days. */
const MOST_MINUTES = 44_640;

export const setCareLimit: Handler<'setCareLimit'> = async (call) => {
  const { platform, body, token } = call;
  const member = careMember(call, ['limits']);
  const { amount = null, ...name } = body;
  if (name.kind === 'session' && amount !== null && amount > MOST_MINUTES)
    throw new Refusal(422, 'invalid_field', 'A limit of session time is in minutes, and no longer than a month.');
  const ofAge = await ageLimits(platform, member.id, platform.now());
  const most = ofAge.find(({ kind, period }) => kind === name.kind && period === name.period)?.amount;
  if (most !== undefined && amount !== null && amount > most)
    throw new Refusal(422, 'invalid_field', `At this member's age the limit is at most ${most}.`);
  await setLimit(platform, { memberId: member.id, ...name }, amount);
  return { success: true, value: await describeCare(platform, member, token) };
};
