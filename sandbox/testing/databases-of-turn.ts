import path from 'node:path';
import { DATABASE_KINDS, type DatabaseKind } from './test-sandbox.ts';

/** Commits in which every file runs on PostgreSQL once. */
const TURNS = 3;

/**
 * The databases of a test file whose requests race: both. In `npm test`, which sets `TEST_TURN`, PostgreSQL has it in one turn of
 * three, unless `TEST_REACHED` says that the change reaches it.
 * @param file its address, `import.meta.url`
 */
export function databasesOfTurn(
  file: string,
  { TEST_TURN: turn, TEST_REACHED: reached = '' }: NodeJS.ProcessEnv = process.env,
): readonly DatabaseKind[] {
  const name = path.basename(file);
  const isReached = reached === 'all' || reached.split(' ').some((one) => path.basename(one) === name);
  if (turn === undefined || isReached) return DATABASE_KINDS;
  return turnOf(name) === Number(turn) ? DATABASE_KINDS : ['pglite'];
}

/** Spreads files over the turns; a file keeps its turn when others come and go. */
function turnOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TURNS;
}
