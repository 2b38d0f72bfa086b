import type { Handler } from '#sandbox/calls/call.ts';
import { reportPaid } from '../change-deposit.ts';
import { depositMember } from '../deposit-member.ts';
import { orderItem } from '../order-item.ts';

export const reportDepositPaid: Handler<'reportDepositPaid'> = async (call) => {
  const row = await reportPaid(call.platform, depositMember(call).id, call.body.orderId);
  return { success: true, value: orderItem(call.platform, row, call.language) };
};
