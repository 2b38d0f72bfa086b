import { pointsOf } from '#sandbox/points/point-accounts.ts';
import type { Handler } from '../call.ts';
import { pointMember } from './point-member.ts';

export const pointBalance: Handler<'pointBalance'> = async (call) => ({
  success: true,
  value: { currentPoints: await pointsOf(call.platform.db, pointMember(call).id) },
});
