import type { Movement as MovementItem } from '#schemas/generated/platform.ts';
import { shelfOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';
import { betsOfMovements } from './bets-of-movements.ts';
import type { Movement } from './movements.ts';
import { ordersOfMovements } from './orders-of-movements.ts';

interface AboutMovement extends Pick<MovementItem, 'reference' | 'order' | 'game'> {
  /** The stake's transaction. */
  betId?: number;
}

/** What a record says about movements besides their amounts, by their entries. */
export async function aboutMovements(
  platform: Pick<Platform, 'db' | 'brand' | 'switches'>,
  rows: readonly Movement[],
): Promise<ReadonlyMap<number, AboutMovement>> {
  const played = await betsOfMovements(platform.db, rows);
  const orders = await ordersOfMovements(platform, rows);
  const nodes = new Set([...played.values()].map(({ nodeId }) => nodeId));
  const names = new Map(
    shelfOf(platform)
      .games.filter(({ nodeId }) => nodes.has(nodeId))
      .map(({ nodeId, name }) => [nodeId, name]),
  );
  return new Map(
    rows.map(({ id, transactionId }) => {
      const bet = played.get(transactionId);
      const game = bet && names.get(bet.nodeId);
      const order = orders.get(transactionId) ?? { reference: String(bet?.betId ?? transactionId) };
      return [id, { ...order, ...(game !== undefined && { game }), ...(bet && { betId: bet.betId }) }];
    }),
  );
}
