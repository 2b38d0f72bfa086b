import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isRecentGames } from '#schemas/generated/validators/recentGames.js';
import { savedPage } from '../saved-page.ts';
import { PAGE_SIZE } from '../use-favorites.ts';
import { SavedList } from './saved-list.tsx';
import { usePageNumber } from './use-page-number.ts';

/** The games that a person played, the last one first. */
export function RecentPage() {
  const platform = usePlatform();
  const { member } = useSession();
  const { code } = useCurrentLanguage();
  const address = usePageNumber();
  const { page: pageNum } = address;
  const query = useQuery({
    queryKey: ['recent-games', member?.id, code, pageNum],
    queryFn: async ({ signal }) => {
      const paging = { pageNum, pageSize: PAGE_SIZE };
      const call = platform.GET('/wps/relay/GCS_recentGame', { params: { query: paging }, signal });
      return savedPage((await ask(call, isRecentGames)).value);
    },
    // Whoever comes back from a game finds it here.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  return <SavedList kind="recent" icon="clock-counter-clockwise" query={query} address={address} />;
}
