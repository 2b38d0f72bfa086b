import type { Handler } from '#sandbox/server/call.ts';
import { transferringMember } from '../upline-member.ts';
import { transfersOf } from '../upline-transfers.ts';

export const uplineTransfers: Handler<'uplineTransfers'> = async (call) => {
  return { success: true, value: { transfers: await transfersOf(call.platform, transferringMember(call).id) } };
};
