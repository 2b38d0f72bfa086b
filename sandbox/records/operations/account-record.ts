import type { Handler } from '#sandbox/calls/call.ts';
import { recordRange } from '#sandbox/calls/record-range.ts';
import { aboutMovements } from '../about-movements.ts';
import { movements, movementTotals } from '../movements.ts';
import { recordMember } from '../record-member.ts';

export const accountRecord: Handler<'accountRecord'> = async (call) => {
  const { platform, query } = call;
  const { kind, pageNum = 1, pageSize = 20 } = query;
  const { id: memberId } = recordMember(call);
  const { start, end, ...range } = recordRange(platform, query);
  const filter = { memberId, kind, start, end };
  const totals = await movementTotals(platform.db, filter);
  const rows = await movements(platform.db, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const about = await aboutMovements(platform, rows, call.language);
  const content = rows.map(({ id, kind: movementKind, amount, balance, createdAt }) => {
    const { betId: _, ...more } = about.get(id) ?? { reference: '' };
    return { id, kind: movementKind, amount, balance, createdAt, ...more };
  });
  const totalPages = Math.ceil(totals.count / pageSize);
  return {
    success: true,
    value: { ...range, currency: platform.brand.currency, totals, content, pageNum, totalPages },
  };
};
