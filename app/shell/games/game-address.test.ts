import { expect, it } from 'vitest';
import { gameAddress } from './game-address.ts';

it('leads to the game', () => {
  expect(gameAddress({ vassalage: 'J/W', gameType: 'RNG', gameCode: 'koi catch' })).toBe(
    '/seamless?vassalage=J%2FW&gameType=RNG&gameCode=koi+catch',
  );
});
