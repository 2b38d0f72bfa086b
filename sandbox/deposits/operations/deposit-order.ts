import type { Handler } from '#sandbox/calls/call.ts';
import { orderOf } from '../change-deposit.ts';
import { depositMember } from '../deposit-member.ts';
import { orderItem } from '../order-item.ts';

export const depositOrder: Handler<'depositOrder'> = async (call) => {
  const row = await orderOf(call.platform, depositMember(call).id, call.query.orderId);
  return { success: true, value: orderItem(call.platform, row, call.language) };
};
