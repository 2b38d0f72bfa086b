import type { Handler } from '#sandbox/calls/call.ts';
import { pointsOf, timesSpent } from '../point-accounts.ts';
import { pointMember } from '../point-member.ts';

export const pointBalance: Handler<'pointBalance'> = async (call) => {
  const { db } = call.platform;
  const { id } = pointMember(call);
  // Read the count before the points: if points are spent in between, the count is outdated and the dialog's call is
  // refused.
  const made = await timesSpent(db, id);
  return { success: true, value: { currentPoints: await pointsOf(db, id), made } };
};
