import { FEW_TURNS, readTurn } from '#scripts/test/turn.mjs';

/**
 * A part of a list, so that all turns in a row have all of it: `npm test` sets `TEST_TURN` by the number of commits. Without it, all.
 * @param turns in how many; a journey says `TURNS`, as others of its kind take so many
 * @throws when `TEST_TURN` names no turn
 */
export function ofThisTurn<Item>(items: readonly Item[], turns = FEW_TURNS, turn = process.env['TEST_TURN']): Item[] {
  if (turn === undefined) return [...items];
  const chosen = readTurn(turn) % turns;
  return items.filter((_, at) => at % turns === chosen);
}
