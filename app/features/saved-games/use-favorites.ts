import { queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { favoriteGames } from '#app/platform/generated/operations/favorite-games.ts';
import { favoriteGamesList } from '#app/platform/generated/operations/favorite-games-list.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { savedPage } from './saved-page.ts';

/** Games on one page of a list. */
export const PAGE_SIZE = 24;

/** Key of all favourites of a member. */
export function favoritesKey(memberId: number | undefined) {
  return ['favorites', memberId] as const;
}

/** Key of all pages of a member's list of favourites. */
export function favoriteListKey(memberId: number | undefined) {
  return [...favoritesKey(memberId), 'list'] as const;
}

/** Queries of the member's favourites: which games they are, and the pages of their list. */
export function useFavorites() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const { code } = useCurrentLanguage();
  const owner = member?.id;
  return {
    /** Id of the member they belong to. */
    owner,
    ids: queryOptions({
      queryKey: [...favoritesKey(owner), 'ids'],
      queryFn: async () => (await favoriteGames(platform)).favGameIds,
      // A trial account has none.
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
