import { expect, test } from 'vitest';
import { databaseOfTurn, databasesOfTurn } from './databases-of-turn.ts';

const FILE = 'file:///project/sandbox/points/points.test.ts';
/** Three in a row, which may begin anywhere. */
const TURNS = ['5', '0', '1'];
const inTurn = (turn: string, reached?: string) => ({
  TEST_TURN: turn,
  ...(reached !== undefined && { TEST_REACHED: reached }),
});

test('a file whose requests race runs on both databases where no turn is set, another one on the embedded one', () => {
  expect(databasesOfTurn(FILE, {})).toEqual(['pglite', 'postgres']);
  expect(databaseOfTurn(FILE, {})).toBe('pglite');
});

test('three turns in a row run a file on the embedded database once, and where requests race each on PostgreSQL', () => {
  const racing = TURNS.flatMap((turn) => databasesOfTurn(FILE, inTurn(turn)));
  expect(racing.toSorted()).toEqual(['pglite', 'postgres', 'postgres', 'postgres']);
  const others = TURNS.map((turn) => databaseOfTurn(FILE, inTurn(turn)));
  expect(others.toSorted()).toEqual(['pglite', 'postgres', 'postgres']);
});

test('a change that reaches a file runs it on the embedded database in every turn', () => {
  for (const turn of TURNS)
    for (const reached of ['all', 'sandbox/clock.test.ts sandbox/points/points.test.ts']) {
      expect(databasesOfTurn(FILE, inTurn(turn, reached))).toEqual(['pglite', 'postgres']);
      expect(databaseOfTurn(FILE, inTurn(turn, reached))).toBe('pglite');
    }
  expect(TURNS.flatMap((turn) => databasesOfTurn(FILE, inTurn(turn, 'sandbox/clock.test.ts')))).toHaveLength(4);
});
