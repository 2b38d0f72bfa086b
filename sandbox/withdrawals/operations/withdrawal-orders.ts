import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { withdrawalMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { settleWithdrawals } from '../settle-withdrawals.ts';
import { withdrawalItems } from '../withdrawal-item.ts';
import { withdrawalsOf, withdrawalTotals } from '../withdrawal-list.ts';

export const withdrawalOrders: Handler<'withdrawalOrders'> = async (call) => {
  const { platform } = call;
  const { brand, db } = platform;
  const { state, pageNum = 1, pageSize = 20 } = call.query;
  const memberId = withdrawalMember(call).id;
  const { start, end, ...range } = listRange(platform, call.query);
  const filter = { memberId, state, start, end };
  await settleWithdrawals(platform);
  // The totals and the rows are of one moment.
  const { totals, content } = await db.transaction(
    async (tx) => {
      const rows = await withdrawalsOf(tx, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
      return {
        totals: await withdrawalTotals(tx, filter),
        content: await withdrawalItems({ ...platform, db: tx }, rows),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const totalPages = Math.ceil(totals.count / pageSize);
  return { success: true, value: { ...range, currency: brand.currency, totals, content, pageNum, totalPages } };
};
