const TURNS = 3;

/** A third of a list, so that three turns have all of it: `npm test` sets `TEST_TURN` by the number of commits. Without it, all. */
export function ofThisTurn<Item>(items: readonly Item[], turn = process.env['TEST_TURN']): Item[] {
  return items.filter((_, at) => turn === undefined || at % TURNS === Number(turn) % TURNS);
}
