import { expect, it } from 'vitest';
import { matchAddress, readMatchAddress } from './match-address.ts';

const fixture = { vassalage: 'TLN', gameType: 'SPORTS', gameCode: 'football', fixtureId: '1-2&3' } as const;
const queryOf = (address: string) => new URL(address, 'https://site.example').searchParams;

it('reads the match and the outcome that it has written', () => {
  const query = queryOf(matchAddress(fixture, 'draw'));
  expect(readMatchAddress(query)).toEqual({ fixtureId: '1-2&3', outcome: 'draw' });
  expect(query.get('gameCode')).toBe('football');
});

it('reads a match without an outcome, and nothing where there is no match', () => {
  expect(readMatchAddress(queryOf(matchAddress(fixture)))).toEqual({ fixtureId: '1-2&3' });
  expect(readMatchAddress(new URLSearchParams({ outcome: 'home' }))).toEqual({});
});

it('leaves out an outcome that there is not, and the end of an id that no platform gives', () => {
  const query = new URLSearchParams({ fixtureId: 'x'.repeat(100), outcome: 'abandoned' });
  expect(readMatchAddress(query)).toEqual({ fixtureId: 'x'.repeat(64) });
});
