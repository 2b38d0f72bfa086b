import { expect, it } from 'vitest';
import { someLotteryGame } from '../lottery-answers.fixture.ts';
import { nextFirst } from './next-first.ts';

const game = (gameCode: string, everySeconds: number) => ({ ...someLotteryGame(gameCode), everySeconds });

it('takes one game of each rhythm, the fastest first, before a second of any', () => {
  const games = [game('daily', 86_400), game('minute-1', 60), game('minute-2', 60), game('hour', 3600)];
  expect(nextFirst(games).map(({ gameCode }) => gameCode)).toEqual(['minute-1', 'hour', 'daily', 'minute-2']);
});
