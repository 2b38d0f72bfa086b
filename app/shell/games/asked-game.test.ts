import { expect, it } from 'vitest';
import { askedGame } from './asked-game.ts';

it('reads the game out of a navigation, and nothing out of any other', () => {
  expect(askedGame({ gameCode: 'siam-draw' })).toBe('siam-draw');
  expect([null, undefined, 'siam-draw', {}, { gameCode: '' }, { gameCode: 7 }].map(askedGame)).toEqual([
    ...Array.from({ length: 6 }, () => null),
  ]);
});
