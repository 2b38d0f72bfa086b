import { expect, it } from 'vitest';
import { gameAddress } from './game-address.ts';

it('leads to the game', () => {
  expect(gameAddress({ vassalage: 'J/W', gameCode: 'koi catch' })).toBe('/seamless?vassalage=J%2FW&gameCode=koi+catch');
});
