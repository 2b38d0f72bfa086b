import type { Handler } from '#sandbox/calls/call.ts';
import { withdrawalMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { withdrawalOfMember } from '../settle-withdrawals.ts';
import { withdrawalItem } from '../withdrawal-item.ts';

export const withdrawalOrder: Handler<'withdrawalOrder'> = async (call) => {
  const { platform, query } = call;
  const row = await withdrawalOfMember(platform, withdrawalMember(call).id, query.orderId);
  return { success: true, value: await withdrawalItem(platform, row) };
};
