import { games } from '../catalogue/catalogue.ts';
import { changeOf, type PastMovement } from '../seed-plan/planned-transaction.ts';
import type { PlannedPast } from '../seed-plan/seed-plan.ts';
import { pastBets } from './plan-past-bets.ts';

/** The player with favourites, recent games, and records of a fortnight. */
export const REGULAR = 'player1';

/**
 * The movements of the domains, and bets that bring the balance back to where it was.
 * @param played ids of the member's own games
 */
export function pastOf(memberId: number, played: readonly number[], movements: readonly PastMovement[]): PlannedPast {
  const others = movements.map((movement) => ({ memberId, nodeId: 0, win: 0, ...movement }));
  const change = others.reduce((sum, movement) => sum + changeOf(movement), 0);
  const bets = pastBets(memberId, ownGames(played), -change);
  return { memberId, transactions: [...others, ...bets].sort((a, b) => a.offset - b.offset) };
}

/** Draws have their own tables. */
function ownGames(played: readonly number[]): number[] {
  const own = new Set(played);
  const isDraw = (type: string) => type === 'LOTT' || type === 'ELOTT';
  return games.flatMap(({ nodeId, gameType }) => (own.has(nodeId) && !isDraw(gameType) ? [nodeId] : []));
}
