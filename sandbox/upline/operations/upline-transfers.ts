import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { transferringMember } from '../upline-member.ts';
import { transfersOf, transferTotals } from '../upline-transfers.ts';

export const uplineTransfers: Handler<'uplineTransfers'> = async (call) => {
  const { brand, db } = call.platform;
  const { pageNum = 1, pageSize = 20 } = call.query;
  const memberId = transferringMember(call).id;
  const { start, end, ...range } = listRange(call.platform, call.query);
  const filter = { memberId, start, end };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  // The totals and the rows are of one moment.
  const { totals, content } = await db.transaction(
    async (tx) => ({
      totals: await transferTotals({ db: tx, brand }, filter),
      content: await transfersOf({ db: tx, brand }, filter, page),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const totalPages = Math.ceil(totals.count / pageSize);
  return { success: true, value: { ...range, currency: brand.currency, totals, content, pageNum, totalPages } };
};
