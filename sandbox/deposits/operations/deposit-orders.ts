import type { Handler } from '#sandbox/server/call.ts';
import { openOrders } from '../change-deposit.ts';
import { depositMember } from '../deposit-member.ts';
import { orderItem } from '../order-item.ts';

export const depositOrders: Handler<'depositOrders'> = async (call) => {
  const rows = await openOrders(call.platform, depositMember(call).id);
  return { success: true, value: { orders: rows.map((row) => orderItem(call.platform, row, call.language)) } };
};
