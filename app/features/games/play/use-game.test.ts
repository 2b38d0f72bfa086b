import { expect, it } from 'vitest';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { readGameAddress } from './use-game.ts';

it('reads what `gameAddress` builds', () => {
  const game = { vassalage: 'J/W', gameType: 'RNG', gameCode: 'koi catch' } as const;
  const { searchParams } = new URL(gameAddress(game), 'https://site.example');
  expect(readGameAddress(searchParams)).toEqual(game);
});

it('reads an address with nothing but an unknown type', () => {
  const query = new URLSearchParams({ gameType: 'POKER' });
  expect(readGameAddress(query)).toEqual({ vassalage: '', gameCode: '', gameType: undefined });
});
