import type { Handler } from '#sandbox/server/call.ts';
import { withdrawalMember } from '#sandbox/withdrawals/withdrawal-member.ts';
import { choosePayoutAccount as choose } from '../payout-accounts.ts';

export const choosePayoutAccount: Handler<'choosePayoutAccount'> = async (call) => {
  await choose(call.platform.db, withdrawalMember(call).id, call.body.accountId);
  return { success: true };
};
