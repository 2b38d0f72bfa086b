import type { QueryClient } from '@tanstack/react-query';
import type { SavedGamePage } from '../saved-page.ts';
import { favoriteListKey, type useFavorites } from '../use-favorites.ts';

type Favorites = Pick<ReturnType<typeof useFavorites>, 'ids' | 'owner'>;

/** Updates the cached favourites optimistically. @returns a function that reverts this change and no other */
export function markFavorite(
  queries: QueryClient,
  { ids, owner }: Favorites,
  nodeId: number,
  adding: boolean,
): () => void {
  const mark = (add: boolean) =>
    queries.setQueryData(ids.queryKey, (favoriteIds = []) => {
      const others = favoriteIds.filter((id) => id !== nodeId);
      return add ? [nodeId, ...others] : others;
    });
  mark(adding);
  if (adding) return () => mark(false);
  const pages = queries.getQueriesData<SavedGamePage>({ queryKey: favoriteListKey(owner) });
  for (const [queryKey, page] of pages) {
    if (page)
      queries.setQueryData(queryKey, { ...page, content: page.content.filter((game) => game.nodeId !== nodeId) });
  }
  return () => {
    mark(true);
    for (const [queryKey, page] of pages) {
      queries.setQueryData<SavedGamePage>(queryKey, (cached) => cached && page && restore(cached, page, nodeId));
    }
  };
}

/** Puts the game back at its position. Games removed since then stay out. */
function restore(page: SavedGamePage, before: SavedGamePage, nodeId: number): SavedGamePage {
  const there = new Set([nodeId, ...page.content.map((game) => game.nodeId)]);
  return { ...page, content: before.content.filter((game) => there.has(game.nodeId)) };
}
