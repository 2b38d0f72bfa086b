import type { Handler } from '#sandbox/calls/call.ts';
import { depositMember } from '../deposit-member.ts';
import { openDeposit } from '../open-deposit.ts';
import { orderItem } from '../order-item.ts';

export const createDeposit: Handler<'createDeposit'> = async (call) => {
  const member = depositMember(call);
  const order = await openDeposit(call.platform, member, call.body);
  return { success: true, value: orderItem(call.platform, order, call.language) };
};
