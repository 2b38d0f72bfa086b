import { expect, it } from 'vitest';
import { gameAddress } from './game-address.ts';

it('builds the game’s address', () => {
  expect(gameAddress({ vassalage: 'J/W', gameType: 'RNG', gameCode: 'koi catch' })).toBe(
    '/seamless?vassalage=J%2FW&gameType=RNG&gameCode=koi+catch',
  );
});
