import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmation } from '#sandbox/session/require-password.ts';
import { goods } from '../goods.ts';
import { pointMember } from '../point-member.ts';
import { redeemPoints } from '../redeem-points.ts';
import { redemptionItem } from '../redemption-item.ts';

export const redeemPointReward: Handler<'redeemPointReward'> = async (call) => {
  const { platform, query, body, token, address } = call;
  const member = pointMember(call);
  const payload = await readPayload(platform.key, body, 'RedeemPayload');
  const { rewardId, quantity, password, made, idempotencyKey } = payload;
  await requireConfirmation(platform, member, { password, token, address });
  const good = goods.find((candidate) => candidate.rewardId === rewardId);
  if (!good) throw new Refusal(404, 'not_found', `The point mall has no good named "${rewardId}".`);
  const { redemption, points } = await redeemPoints(platform.db, {
    ...{ rewardId, quantity, made, idempotencyKey },
    memberId: member.id,
    price: good.points,
    at: platform.now(),
  });
  const value = { redemption: redemptionItem(platform, redemption, query.language), currentPoints: points };
  return { success: true, value };
};
