import type { Handler } from '#sandbox/calls/call.ts';
import { bonusMember } from '../bonus-member.ts';
import { giveUpBonus as giveUp } from '../give-up-bonus.ts';

export const giveUpBonus: Handler<'giveUpBonus'> = async (call) => {
  const { platform, body } = call;
  const { id } = bonusMember(call);
  await giveUp(platform.db, { memberId: id, ...body, at: platform.now() });
  return { success: true };
};
