import { expect, it } from 'vitest';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { byTurns } from './by-turns.ts';

it('takes one game of each type before a second one, in the order given', () => {
  const types = ['LIVE', 'LIVE', 'LIVE', 'RNG', 'RNG', 'FISH'] as const;
  const games = types.map((gameType, place) => someGame(place, { gameType }));
  expect(byTurns(games).map(({ nodeId }) => nodeId)).toEqual([0, 3, 5, 1, 4, 2]);
});
