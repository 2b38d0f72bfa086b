import type { Handler } from '#sandbox/calls/call.ts';
import { verifiedMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmed } from '../confirmed-by.ts';
import { requestWithdrawal as request } from '../request-withdrawal.ts';
import { withdrawalItem } from '../withdrawal-item.ts';

export const requestWithdrawal: Handler<'requestWithdrawal'> = async (call) => {
  const { platform, body, token } = call;
  const member = await verifiedMember(call);
  const payload = await readPayload(platform.key, body, 'WithdrawalPayload');
  const { accountId, amount, fee, made, idempotencyKey } = payload;
  await requireConfirmed(platform, member, { token, payload });
  const row = await request(platform.db, {
    ...{ memberId: member.id, payoutAccountId: accountId, amount, shownFee: fee, made, idempotencyKey },
    ...{ currency: platform.brand.currency, at: platform.now() },
  });
  return { success: true, value: await withdrawalItem(platform, row) };
};
