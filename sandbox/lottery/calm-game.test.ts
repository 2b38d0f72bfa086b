import { expect, test } from 'vitest';
import { calmGame } from './calm-game.fixture.ts';

const SECOND = 1000;
const WEEK = 7 * 86_400 * SECOND;

test.each([
  ['lao-weekly-draw', 'angkor-draw'],
  ['xo-so-mien-bac', 'xo-so-mien-nam'],
  ['draw-house-6-45', 'million-ball'],
])('at every hour of a week %s or %s takes bets for the length of a test', (...gameCodes) => {
  const chosen = new Set<string>();
  for (let now = 0; now < WEEK; now += 20 * SECOND) chosen.add(calmGame(gameCodes, now).gameCode);
  expect([...chosen]).toEqual(gameCodes);
});

test('throws when every game is about to be drawn', () => {
  expect(() => calmGame(['xo-so-mien-bac'], Date.parse('2026-11-25T11:04:50Z'))).toThrow('takes bets');
});
