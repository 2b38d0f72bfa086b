import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { realityCheckOf } from '../reality/reality-check.ts';

export const realityCheck: Handler<'realityCheck'> = async (call) => {
  const { id } = careMember(call, ['realityCheck', 'sessionClock']);
  return { success: true, value: await realityCheckOf(call.platform, id) };
};
