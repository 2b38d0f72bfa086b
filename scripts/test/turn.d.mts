/** Each has a sixth of what has units below it: the journeys and the tests of the command line. */
export const TURNS: number;

/** Each three in a row have all of what has none: the matrix, the hostile platform, the embedded database. */
export const FEW_TURNS: number;

/**
 * Reads what `TEST_TURN` names: a number from 0 to 5.
 * @throws for anything else, which would choose no test at all
 */
export function readTurn(text: string): number;
