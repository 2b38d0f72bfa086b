import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lotteryGames } from '../games/lottery-games.ts';
import { commitmentOf, drawNumbers, seedOf } from './draw-numbers.ts';

test('the numbers of a draw are deterministic, and differ between draws', () => {
  for (const { gameCode, draw } of lotteryGames) {
    const [one, two] = ['20260520-001', '20260520-002'].map((issue) => drawNumbers(draw, seedOf(gameCode, issue)));
    expect(drawNumbers(draw, seedOf(gameCode, '20260520-001'))).toEqual(one);
    expect(two).not.toEqual(one);
  }
});

test('the commitment before a draw is the hash of the seed published after it', () => {
  const seed = seedOf('speed-draw-1', '20260520-0001');
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

test('balls are drawn without replacement, all equally often', () => {
  const seen = new Map<string, number>();
  for (let index = 0; index < 3000; index += 1) {
    const { numbers } = drawNumbers({ form: 'balls', count: 6, highest: 45 }, seedOf('test', String(index)));
    expect(new Set(numbers).size).toBe(6);
    for (const number of numbers) seen.set(number, (seen.get(number) ?? 0) + 1);
  }
  expect(seen.size).toBe(45);
  // The mean is 400; five standard deviations are 100.
  for (const count of seen.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
});

test('a regional draw has the prizes of its region', () => {
  const game = lotteryGames.find(({ gameCode }) => gameCode === 'xo-so-mien-bac');
  if (!game) throw new Error('The northern draw is missing.');
  const { prizes } = drawNumbers(game.draw, seedOf(game.gameCode, '20260520'));
  expect(prizes.map(({ code, numbers }) => [code, numbers.length, numbers[0]?.length])).toEqual([
    ['special', 1, 5],
    ['first', 1, 5],
    ['second', 2, 5],
    ['third', 6, 5],
    ['fourth', 4, 4],
    ['fifth', 6, 4],
    ['sixth', 3, 3],
    ['seventh', 4, 2],
  ]);
});
