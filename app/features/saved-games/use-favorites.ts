import { queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { favoriteGames } from '#app/platform/generated/operations/favorite-games.ts';
import { favoriteGamesList } from '#app/platform/generated/operations/favorite-games-list.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { savedPage } from './saved-page.ts';

export const PAGE_SIZE = 24;

/** Query key prefix of a member's favourites. */
export function favoritesKey(memberId: number | undefined) {
  return ['favorites', memberId] as const;
}

/** Query key prefix of the pages of a member's favourites. */
export function favoriteListKey(memberId: number | undefined) {
  return [...favoritesKey(memberId), 'list'] as const;
}

/** Queries of the member's favourites: their ids, and the pages of the list. */
export function useFavorites() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const { code } = useCurrentLanguage();
  const owner = member?.id;
  return {
    /** Id of the member whose favourites these are. */
    owner,
    ids: queryOptions({
      queryKey: [...favoritesKey(owner), 'ids'],
      queryFn: async () => (await favoriteGames(platform)).favGameIds,
      // A trial account has no favourites.
      enabled: isReady,
    }),
    page: (pageNum: number) =>
      queryOptions({
        queryKey: [...favoriteListKey(owner), code, pageNum],
        queryFn: async ({ signal }) => {
          const { favGameList } = await favoriteGamesList(platform, { pageNum, pageSize: PAGE_SIZE }, { signal });
          return savedPage(favGameList);
        },
        enabled: isReady,
      }),
  };
}
