import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { describeCare } from '../describe-care.ts';

export const playerCare: Handler<'playerCare'> = async (call) => ({
  success: true,
  value: await describeCare(call.platform, careMember(call), call.token),
});
