import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { payPromotion } from '../pay-promotion.ts';
import { participant, promotionOf } from '../promotion-member.ts';

export const claimPromotion: Handler<'claimPromotion'> = async (call) => {
  const { promotionId, idempotencyKey: claimKey } = call.body;
  const member = participant(call);
  const { plan, entry, status, bonus } = await promotionOf(call, member, promotionId);
  if (plan.kind === 'RAFFLE' || (status !== 'ISSUED' && status !== 'CLAIMED')) {
    throw new Refusal(409, 'not_available', 'The member has no bonus of this promotion to claim.');
  }
  // A met challenge is issued without a review, so no amount was stored.
  const amount = entry?.status === 'ISSUED' ? entry.amount : bonus;
  const payment = { memberId: member.id, promotionId, amount, wagering: plan.wagering, claimKey };
  return { success: true, value: await payPromotion(call.platform, payment) };
};
