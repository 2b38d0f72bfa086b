import { readTurn, TURNS } from '#scripts/test/turn.mjs';

/**
 * A third of a list, so that three turns have all of it: `npm test` sets `TEST_TURN` by the number of commits. Without it, all.
 * @throws for any other value than 0, 1 or 2
 */
export function ofThisTurn<Item>(items: readonly Item[], turn = process.env['TEST_TURN']): Item[] {
  if (turn === undefined) return [...items];
  const chosen = readTurn(turn);
  return items.filter((_, at) => at % TURNS === chosen);
}
