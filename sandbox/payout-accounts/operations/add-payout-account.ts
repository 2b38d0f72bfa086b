import type { Handler } from '#sandbox/calls/call.ts';
import { requireUnlisted } from '#sandbox/care/register/require-unlisted.ts';
import { payoutAccountItem } from '../payout-account-item.ts';
import { addPayoutAccount as add } from '../payout-accounts.ts';
import { readAccountRequest } from '../read-account-request.ts';
import { verifiedMember } from '../withdrawal-member.ts';

export const addPayoutAccount: Handler<'addPayoutAccount'> = async (call) => {
  const { platform, body, token } = call;
  const { id: memberId } = await verifiedMember(call);
  const account = await add(platform.db, { ...readAccountRequest(body), memberId, at: platform.now() });
  await requireUnlisted(platform, memberId, token);
  return { success: true, value: payoutAccountItem(account) };
};
