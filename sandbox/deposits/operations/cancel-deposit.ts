import type { Handler } from '#sandbox/calls/call.ts';
import { cancelDeposit as cancel } from '../change-deposit.ts';
import { depositMember } from '../deposit-member.ts';
import { orderItem } from '../order-item.ts';

export const cancelDeposit: Handler<'cancelDeposit'> = async (call) => {
  const row = await cancel(call.platform, depositMember(call).id, call.body.orderId);
  return { success: true, value: orderItem(call.platform, row, call.language) };
};
