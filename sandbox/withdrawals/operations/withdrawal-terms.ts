import type { Handler } from '#sandbox/server/call.ts';
import { termsOf } from '../terms-of.ts';
import { withdrawalMember } from '../withdrawal-member.ts';

export const withdrawalTerms: Handler<'withdrawalTerms'> = async (call) => {
  return { success: true, value: await termsOf(call.platform, withdrawalMember(call), call.language) };
};
