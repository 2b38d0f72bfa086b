import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { describeCare } from '../describe-care.ts';
import { cancelIncrease } from '../limits/change-limit.ts';

export const cancelCareLimit: Handler<'cancelCareLimit'> = async (call) => {
  const { platform, body, token } = call;
  const member = careMember(call, ['limits']);
  await cancelIncrease(platform, { memberId: member.id, ...body });
  return { success: true, value: await describeCare(platform, member, token) };
};
