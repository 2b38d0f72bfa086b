import type { Handler } from '#sandbox/calls/call.ts';
import { brokenPictureRule } from '#sandbox/fields/picture-rule.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { keepProof } from '../change-deposit.ts';
import { depositMember } from '../deposit-member.ts';
import { orderItem } from '../order-item.ts';

export const uploadDepositProof: Handler<'uploadDepositProof'> = async (call) => {
  const { id } = depositMember(call);
  const { orderId, image } = call.body;
  const rule = brokenPictureRule(image);
  if (rule) {
    const fields = [{ name: 'image', rule }];
    throw new Refusal(422, 'invalid_field', 'The proof must be a JPEG or PNG of at most 5 MB.', { fields });
  }
  return {
    success: true,
    value: orderItem(call.platform, await keepProof(call.platform, id, orderId, image), call.language),
  };
};
