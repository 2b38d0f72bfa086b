/** Each has a third of the journeys, the built tests, the matrix and the hostile platform. */
export const TURNS: number;

/**
 * Reads what `TEST_TURN` names: 0, 1 or 2.
 * @throws for anything else, which would choose no test at all
 */
export function readTurn(text: string): number;
