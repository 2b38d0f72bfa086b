import path from 'node:path';

/** The embedded database serves one request at a time; PostgreSQL is a server, on which requests race. */
export const DATABASE_KINDS = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** Commits in which every file runs on the embedded database once. */
const TURNS = 3;

/**
 * The databases of a test file whose requests race: both. `npm test`, which sets `TEST_TURN`, leaves out the embedded one, which
 * takes twice as long, in two turns of three, unless `TEST_REACHED` says that the change reaches the file.
 * @param file its path or its address, `import.meta.url`
 */
export function databasesOfTurn(file: string, environment = process.env): readonly DatabaseKind[] {
  return hasEmbedded(file, environment) ? DATABASE_KINDS : ['postgres'];
}

/** The database of a test file whose requests follow each other: the embedded one, or PostgreSQL where that is left out. */
export function databaseOfTurn(file: string, environment = process.env): DatabaseKind {
  return hasEmbedded(file, environment) ? 'pglite' : 'postgres';
}

function hasEmbedded(file: string, { TEST_TURN: turn, TEST_REACHED: reached = '' }: NodeJS.ProcessEnv): boolean {
  const name = path.basename(file);
  const isReached = reached === 'all' || reached.split(' ').some((one) => path.basename(one) === name);
  return turn === undefined || isReached || turnOf(name) === Number(turn) % TURNS;
}

/** Spreads files over the turns; a file keeps its turn when others come and go. */
function turnOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TURNS;
}
