import { expect, it } from 'vitest';
import { gameAddress, readGameAddress } from './game-address.ts';

const game = { vassalage: 'J/W', gameType: 'RNG', gameCode: 'koi catch' } as const;

it('builds the game’s address', () => {
  expect(gameAddress(game)).toBe('/seamless?vassalage=J%2FW&gameType=RNG&gameCode=koi+catch');
});

it('reads what it builds', () => {
  const { searchParams } = new URL(gameAddress(game), 'https://site.example');
  expect(readGameAddress(searchParams)).toEqual(game);
});

it('reads an address with nothing but an unknown type', () => {
  const query = new URLSearchParams({ gameType: 'POKER' });
  expect(readGameAddress(query)).toEqual({ vassalage: '', gameCode: '', gameType: undefined });
});
