import { accountMember } from '#sandbox/calls/account-member.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { listRange } from '#sandbox/calls/record-range.ts';
import { logInsOf, logInTotals } from '#sandbox/session/log-ins.ts';

export const logIns: Handler<'logIns'> = async (call) => {
  const { db } = call.platform;
  const { state, pageNum = 1, pageSize = 20 } = call.query;
  const memberId = accountMember(call).id;
  const { start, end, ...range } = listRange(call.platform, call.query);
  const filter = { memberId, state, start, end };
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize, token: call.token };
  // The totals and the rows are of one moment.
  const { totals, content } = await db.transaction(
    async (tx) => ({ totals: await logInTotals(tx, filter), content: await logInsOf(tx, filter, page) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return {
    success: true,
    value: { ...range, totals, content, pageNum, totalPages: Math.ceil(totals.count / pageSize) },
  };
};
