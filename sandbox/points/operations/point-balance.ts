import type { Handler } from '#sandbox/server/call.ts';
import { pointsOf } from '../point-accounts.ts';
import { pointMember } from '../point-member.ts';

export const pointBalance: Handler<'pointBalance'> = async (call) => ({
  success: true,
  value: { currentPoints: await pointsOf(call.platform.db, pointMember(call).id) },
});
