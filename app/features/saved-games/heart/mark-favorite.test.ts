import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { someGame } from '#app/platform/games/platform-answers.fixture.ts';
import type { SavedGamePage } from '../saved-page.ts';
import { favoriteListKey, favoritesKey } from '../use-favorites.ts';
import { markFavorite } from './mark-favorite.ts';

const owner = 7;
const pageKey = [...favoriteListKey(owner), 'EN', 1];
const ids = queryOptions<number[], Error, number[], (string | number | undefined)[]>({
  queryKey: [...favoritesKey(owner), 'ids'],
  queryFn: async () => [],
  enabled: true,
});

function collection(...nodeIds: number[]) {
  const queries = new QueryClient();
  queries.setQueryData(ids.queryKey, nodeIds);
  const page: SavedGamePage = { content: nodeIds.map((id) => someGame(id)), pageNum: 1, totalPages: 1 };
  queries.setQueryData(pageKey, page);
  const mark = (nodeId: number, adding: boolean) => markFavorite(queries, { ids, owner }, nodeId, adding);
  const shown = () => ({
    ids: queries.getQueryData<number[]>(ids.queryKey)?.toSorted(),
    list: queries.getQueryData<SavedGamePage>(pageKey)?.content.map(({ nodeId }) => nodeId),
  });
  return { mark, shown };
}

it('puts a game back in its place', () => {
  const { mark, shown } = collection(1, 2, 3);
  const undo = mark(2, false);
  expect(shown()).toEqual({ ids: [1, 3], list: [1, 3] });
  undo();
  expect(shown()).toEqual({ ids: [1, 2, 3], list: [1, 2, 3] });
});

it('leaves out another game that was removed meanwhile', () => {
  const { mark, shown } = collection(1, 2, 3);
  const undo = mark(2, false);
  mark(3, false);
  undo();
  expect(shown()).toEqual({ ids: [1, 2], list: [1, 2] });
});
