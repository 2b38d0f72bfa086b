import type { Handler } from '#sandbox/calls/call.ts';
import { transferringMember } from '../upline-member.ts';
import { transferByNumber } from '../upline-transfers.ts';

export const uplineTransfer: Handler<'uplineTransfer'> = async (call) => {
  const { id } = transferringMember(call);
  return { success: true, value: await transferByNumber(call.platform, id, call.query.transferId) };
};
