import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { recentGames } from '#app/platform/generated/operations/recent-games.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { savedPage } from '../saved-page.ts';
import { PAGE_SIZE } from '../use-favorites.ts';
import { RealAccountPage } from './real-account-page.tsx';
import { SavedList } from './saved-list.tsx';
import { usePageNumber } from './use-page-number.ts';

/** Recently played games, the latest first. */
export function RecentPage() {
  const { status } = useSession();
  return status === 'trial' ? <RealAccountPage kind="recent" icon="clock-counter-clockwise" /> : <RecentGames />;
}

function RecentGames() {
  const platform = usePlatform();
  const { member } = useSession();
  const { code } = useCurrentLanguage();
  const isReady = useOwnAccount() === 'ready';
  const address = usePageNumber();
  const { page: pageNum } = address;
  const query = useQuery({
    queryKey: ['recent-games', member?.id, code, pageNum],
    queryFn: async ({ signal }) => {
      const paging = { pageNum, pageSize: PAGE_SIZE };
      return savedPage(await recentGames(platform, paging, { signal }));
    },
    enabled: isReady,
    // Include a game that was just played.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  return <SavedList kind="recent" icon="clock-counter-clockwise" query={query} address={address} />;
}
