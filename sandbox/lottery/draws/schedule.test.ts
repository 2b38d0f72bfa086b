import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotteryGames } from '../games/lottery-games.ts';
import { drawTime, issueOf, lastIndex } from './schedule.ts';

const now = Date.UTC(2026, 4, 20, 9, 0, 30);
const at = (gameCode: string) => {
  const game = lotteryGames.find((candidate) => candidate.gameCode === gameCode);
  if (!game) throw new Error(`No game ${gameCode}.`);
  return game;
};

test('a draw is named after its day and its number on that day', () => {
  const minute = at('speed-draw-1');
  expect(issueOf(minute, lastIndex(minute, now))).toBe('20260520-1021');
  const evening = at('xo-so-mien-bac');
  expect(issueOf(evening, lastIndex(evening, now))).toBe('20260519');
  expect(new Date(drawTime(evening, lastIndex(evening, now) + 1)).toISOString()).toBe('2026-05-20T11:15:00.000Z');
  const week = at('lao-weekly-draw');
  expect(new Date(drawTime(week, lastIndex(week, now) + 1)).getUTCDay()).toBe(3);
});

test('the draws of a game have unique names, and the last one is never in the future', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...lotteryGames), moment, (game, time) => {
      const last = lastIndex(game, time);
      expect(drawTime(game, last)).toBeLessThanOrEqual(time);
      expect(drawTime(game, last + 1)).toBeGreaterThan(time);
      const names = Array.from({ length: 40 }, (_, step) => issueOf(game, last + step));
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
