import { expect, test } from 'vitest';
import { databasesOfTurn } from './databases-of-turn.ts';

const FILE = 'file:///project/sandbox/points/points.test.ts';
const ofTurn = (turn: string, reached?: string) =>
  databasesOfTurn(FILE, { TEST_TURN: turn, ...(reached !== undefined && { TEST_REACHED: reached }) });

test('a file runs on both databases where no turn is set', () => {
  expect(databasesOfTurn(FILE, {})).toEqual(['pglite', 'postgres']);
});

test('three turns run a file on PostgreSQL once, and each on the embedded database', () => {
  const turns = ['0', '1', '2'].map((turn) => ofTurn(turn));
  expect(turns.flat().sort()).toEqual(['pglite', 'pglite', 'pglite', 'postgres']);
});

test('a change that reaches a file runs it on both in every turn', () => {
  for (const turn of ['0', '1', '2'])
    for (const reached of ['all', 'sandbox/clock.test.ts sandbox/points/points.test.ts'])
      expect(ofTurn(turn, reached)).toEqual(['pglite', 'postgres']);
  expect(['0', '1', '2'].flatMap((turn) => ofTurn(turn, 'sandbox/clock.test.ts'))).toHaveLength(4);
});
