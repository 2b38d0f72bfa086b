import { expect, it } from 'vitest';
import { findQueryKeys } from './find-query-keys.ts';

const faults = (code: string) => findQueryKeys('a.ts', code).flatMap(({ fault }) => fault ?? []);
const names = (code: string) => findQueryKeys('a.ts', code).flatMap(({ name }) => name ?? []);

it('reads the names of keys, wherever they are defined', () => {
  expect(names("useQuery({ queryKey: ['hot-games', language] })")).toEqual(['hot-games']);
  expect(names("queries.setQueryData(['winners'], board)")).toEqual(['winners']);
  expect(names("export const gamesKey = ['games'] as const;")).toEqual(['games']);
  expect(names("function pointsKey(id: number) { return ['points', id] as const; }")).toEqual(['points']);
});

it('accepts keys that extend or pass on another', () => {
  const code = `
    useQuery({ queryKey: [...gamesKey, query] });
    useQuery({ queryKey: [...pointsKey(id), 'balance'] });
    queries.invalidateQueries({ queryKey: pointsKey(id) });
    queries.getQueryData(page(1).queryKey);
    queries.invalidateQueries({ queryKey });`;
  expect(findQueryKeys('a.ts', code)).toEqual([]);
});

it.each([
  ['useQuery({ queryKey: [GAMES, query] })', '[GAMES, query]'],
  ['useQuery({ queryKey: [...GAMES, query] })', '[...GAMES, query]'],
  ['useQuery({ queryKey: [...all, query] })', '[...all, query]'],
  ['queries.invalidateQueries({ queryKey: GAMES })', 'GAMES'],
  ['queries.setQueryData(favorites.lists, page)', 'favorites.lists'],
  ['useQuery({ queryKey: [language] })', '[language]'],
])('rejects the key of %s', (code, key) => {
  expect(faults(code)).toEqual([`${key} starts neither with its name nor with another key`]);
});

it('rejects names that are not in kebab case', () => {
  expect(faults("useQuery({ queryKey: ['hotGames'] })")).toEqual(['hotGames is not in kebab case']);
});
