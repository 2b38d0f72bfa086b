import { expect, it } from 'vitest';
import { requestedGame } from './requested-game.ts';

it('reads the game from a navigation’s state, and nothing from other states', () => {
  expect(requestedGame({ gameCode: 'siam-draw' })).toBe('siam-draw');
  expect([null, undefined, 'siam-draw', {}, { gameCode: '' }, { gameCode: 7 }].map(requestedGame)).toEqual([
    ...Array.from({ length: 6 }, () => null),
  ]);
});
