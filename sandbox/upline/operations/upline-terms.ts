import type { Handler } from '#sandbox/calls/call.ts';
import { termsOf } from '../terms-of.ts';
import { transferringMember } from '../upline-member.ts';

export const uplineTerms: Handler<'uplineTerms'> = async (call) => {
  return { success: true, value: await termsOf(call.platform, transferringMember(call)) };
};
