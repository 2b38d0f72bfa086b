import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { describeCare } from '../describe-care.ts';
import { confirmIncrease } from '../limits/change-limit.ts';

export const confirmCareLimit: Handler<'confirmCareLimit'> = async (call) => {
  const { platform, body, token } = call;
  const member = careMember(call, ['limits']);
  await confirmIncrease(platform, { memberId: member.id, ...body });
  return { success: true, value: await describeCare(platform, member, token) };
};
