import type { Handler } from '#sandbox/server/call.ts';
import { withdrawalsOf } from '../settle-withdrawals.ts';
import { withdrawalItem } from '../withdrawal-item.ts';
import { withdrawalMember } from '../withdrawal-member.ts';

export const withdrawalOrders: Handler<'withdrawalOrders'> = async (call) => {
  const { platform } = call;
  const rows = await withdrawalsOf(platform, withdrawalMember(call).id);
  return { success: true, value: { orders: await Promise.all(rows.map((row) => withdrawalItem(platform, row))) } };
};
