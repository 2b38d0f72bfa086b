import { queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { favoriteGames } from '#app/platform/operations/favorite-games.ts';
import { favoriteGamesList } from '#app/platform/operations/favorite-games-list.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { savedPage } from './saved-page.ts';

/** Games on one page of a list. */
export const PAGE_SIZE = 24;

/** Queries of the member's favourites: which games they are, and the pages of their list. */
export function useFavorites() {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code } = useCurrentLanguage();
  const all = ['favorites', member?.id] as const;
  const lists = [...all, 'list'] as const;
  return {
    /** Id of the member they belong to. */
    owner: member?.id,
    all,
    lists,
    ids: queryOptions({
      queryKey: [...all, 'ids'],
      queryFn: async () => (await favoriteGames(platform)).favGameIds,
      // A trial account has none.
      enabled: status === 'member' || status === 'agent',
    }),
    page: (pageNum: number) =>
      queryOptions({
        queryKey: [...lists, code, pageNum],
        queryFn: async ({ signal }) => {
          const { favGameList } = await favoriteGamesList(platform, { pageNum, pageSize: PAGE_SIZE }, { signal });
          return savedPage(favGameList);
        },
      }),
  };
}
