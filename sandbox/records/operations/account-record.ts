import { shelfOf } from '#sandbox/games/game-items.ts';
import type { Handler } from '#sandbox/server/call.ts';
import { betsOfMovements } from '../bets-of-movements.ts';
import { movements, movementTotals } from '../movements.ts';
import { ordersOfMovements } from '../orders-of-movements.ts';
import { recordMember } from '../record-member.ts';
import { recordRange } from '../record-range.ts';

export const accountRecord: Handler<'accountRecord'> = async (call) => {
  const { platform, query } = call;
  const { kind, pageNum = 1, pageSize = 20 } = query;
  const { id: memberId } = recordMember(call);
  const { start, end, ...range } = recordRange(platform, query);
  const wanted = { memberId, kind, start, end };
  const totals = await movementTotals(platform.db, wanted);
  const rows = await movements(platform.db, wanted, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const played = await betsOfMovements(platform.db, rows);
  const orders = await ordersOfMovements(platform.db, rows);
  const nodes = new Set([...played.values()].map(({ nodeId }) => nodeId));
  const names = new Map(
    shelfOf(platform)
      .games.filter(({ nodeId }) => nodes.has(nodeId))
      .map(({ nodeId, name }) => [nodeId, name]),
  );
  const content = rows.map(({ id, kind: known, amount, balance, createdAt, transactionId }) => {
    const bet = played.get(transactionId);
    const game = bet && names.get(bet.nodeId);
    const order = orders.get(transactionId) ?? { reference: String(bet?.betId ?? transactionId) };
    return { id, kind: known, amount, balance, createdAt, ...order, ...(game !== undefined && { game }) };
  });
  const totalPages = Math.ceil(totals.count / pageSize);
  return {
    success: true,
    value: { ...range, currency: platform.brand.currency, totals, content, pageNum, totalPages },
  };
};
