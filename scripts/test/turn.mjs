/** Each has a third of the journeys, the built tests, the matrix and the hostile platform. */
export const TURNS = 3;

/**
 * Reads what `TEST_TURN` names: 0, 1 or 2.
 * @throws for anything else, which would choose no test at all
 */
export function readTurn(text) {
  if (/^\d$/.test(text) && Number(text) < TURNS) return Number(text);
  throw new Error(`TEST_TURN is "${text}". Set it to 0, 1 or 2, or leave it out.`);
}
