import { inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lotteryGame } from '../lottery/games/lottery-games.ts';
import { lotteryBets } from '../lottery/lottery-tables.ts';
import { bets } from '../play/play-tables.ts';
import type { Movement } from './movements.ts';

export interface BetOfMovement {
  /** The stake's transaction. */
  betId: number;
  /** Id in the catalogue. */
  nodeId: number;
}

/** The bet behind each stake, win and refund, by the movement's transaction. */
export async function betsOfMovements(
  db: Database,
  movements: readonly Movement[],
): Promise<ReadonlyMap<number, BetOfMovement>> {
  const ids = movements.map(({ transactionId }) => transactionId);
  if (ids.length === 0) return new Map();
  const placed = await db
    .select({ betId: bets.transactionId, nodeId: bets.nodeId })
    .from(bets)
    .where(inArray(bets.transactionId, ids));
  const paid = movements.filter(({ kind }) => kind === 'win' || kind === 'refund');
  const settled = new Map(paid.map((movement) => [lotteryBetOf(movement), movement.transactionId]));
  const lottery = await db
    .select()
    .from(lotteryBets)
    .where(or(inArray(lotteryBets.transactionId, ids), inArray(lotteryBets.id, [...settled.keys()])));
  const found = new Map<number, BetOfMovement>(placed.map((bet) => [bet.betId, bet]));
  for (const { id, transactionId, gameCode } of lottery) {
    const bet = { betId: transactionId, nodeId: lotteryGame(gameCode)?.nodeId ?? 0 };
    for (const key of [transactionId, settled.get(id)]) if (key !== undefined) found.set(key, bet);
  }
  return found;
}

/** A draw's payment has its bet's number before the amount; 0 for other wins. */
function lotteryBetOf({ fingerprint }: Movement): number {
  const id = Number(/^(\d+):\d+$/.exec(fingerprint)?.[1] ?? 0);
  return Number.isSafeInteger(id) && id < 2 ** 31 ? id : 0;
}
