import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { depositsOf, depositTotals } from '../deposit-list.ts';
import { depositMember } from '../deposit-member.ts';
import { settleDeposits } from '../end-deposit.ts';
import { orderItem } from '../order-item.ts';

export const depositOrders: Handler<'depositOrders'> = async (call) => {
  const { platform, language } = call;
  const { state, pageNum = 1, pageSize = 20 } = call.query;
  const memberId = depositMember(call).id;
  const { start, end, ...range } = listRange(platform, call.query);
  const filter = { memberId, state, start, end };
  await settleDeposits(platform);
  // The totals and the rows are of one moment.
  const { totals, rows } = await platform.db.transaction(
    async (tx) => ({
      totals: await depositTotals(tx, filter),
      rows: await depositsOf(tx, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const content = rows.map((row) => orderItem(platform, row, language));
  const totalPages = Math.ceil(totals.count / pageSize);
  return {
    success: true,
    value: { ...range, currency: platform.brand.currency, totals, content, pageNum, totalPages },
  };
};
