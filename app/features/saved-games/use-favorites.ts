import { queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isFavoriteGames } from '#schemas/generated/validators/favoriteGames.js';
import { isFavoriteGamesList } from '#schemas/generated/validators/favoriteGamesList.js';
import { savedPage } from './saved-page.ts';

/** Games on one page of a list. */
export const PAGE_SIZE = 24;

/** What is known of the favourites of whoever is here: which games they are, and the pages of their list. */
export function useFavorites() {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code } = useCurrentLanguage();
  const all = ['favorites', member?.id] as const;
  const lists = [...all, 'list'] as const;
  return {
    /** Id of whoever they belong to. */
    owner: member?.id,
    all,
    lists,
    ids: queryOptions({
      queryKey: [...all, 'ids'],
      queryFn: async () => {
        const answer = await ask(platform.GET('/wps/relay/MCSFE_getFavoriteGames'), isFavoriteGames);
        return answer.value.favGameIds;
      },
      // A trial account has none.
      enabled: status === 'member' || status === 'agent',
    }),
    page: (pageNum: number) =>
      queryOptions({
        queryKey: [...lists, code, pageNum],
        queryFn: async ({ signal }) => {
          const query = { pageNum, pageSize: PAGE_SIZE };
          const call = platform.GET('/wps/relay/MCSFE_getFavoriteGamesList', { params: { query }, signal });
          return savedPage((await ask(call, isFavoriteGamesList)).value.favGameList);
        },
      }),
  };
}
