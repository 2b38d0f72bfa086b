import type { Handler } from '#sandbox/calls/call.ts';
import { withdrawalMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { termsOf } from '../terms-of.ts';

export const withdrawalTerms: Handler<'withdrawalTerms'> = async (call) => {
  return { success: true, value: await termsOf(call.platform, withdrawalMember(call), call.language) };
};
