import type { Handler } from '#sandbox/calls/call.ts';
import { choosePayoutAccount as choose } from '../payout-accounts.ts';
import { withdrawalMember } from '../withdrawal-member.ts';

export const choosePayoutAccount: Handler<'choosePayoutAccount'> = async (call) => {
  await choose(call.platform.db, withdrawalMember(call).id, call.body.accountId);
  return { success: true };
};
