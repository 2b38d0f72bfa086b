import type { Handler } from '#sandbox/calls/call.ts';
import { currencyFactor } from '#sandbox/merchants/currency.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { payPromotion } from '../pay-promotion.ts';
import { participant, promotionOf } from '../promotion-member.ts';

export const claimRafflePromotion: Handler<'claimRafflePromotion'> = async (call) => {
  const { platform, body } = call;
  const { promotionId, idempotencyKey: claimKey } = body;
  const member = participant(call);
  const { plan, status } = await promotionOf(call, member, promotionId);
  const { prizes = [] } = plan;
  const prize = prizes[Math.floor(platform.random() * prizes.length)];
  if (prize === undefined || (status !== 'ISSUED' && status !== 'CLAIMED')) {
    throw new Refusal(409, 'not_available', 'The member has no ticket for this raffle.');
  }
  const amount = minorUnits(prize * currencyFactor(platform.brand.currency));
  return { success: true, value: await payPromotion(platform, { memberId: member.id, promotionId, amount, claimKey }) };
};
