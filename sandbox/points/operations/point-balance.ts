import type { Handler } from '#sandbox/server/call.ts';
import { pointsOf, timesSpent } from '../point-accounts.ts';
import { pointMember } from '../point-member.ts';

export const pointBalance: Handler<'pointBalance'> = async (call) => {
  const { db } = call.platform;
  const { id } = pointMember(call);
  return { success: true, value: { currentPoints: await pointsOf(db, id), made: await timesSpent(db, id) } };
};
