import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { rewardHistory } from '#app/platform/operations/reward-history.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

export const rewardHistoryKey = ['reward-history'] as const;

/** Rewards on one page. */
const PAGE_SIZE = 10;

/** Paid rewards, page by page, the latest first. */
export function useRewardHistory(pageNum: number) {
  const platform = usePlatform();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [...rewardHistoryKey, member?.id, language, pageNum],
    queryFn: async ({ signal }) => {
      const query = { pageNum, pageSize: PAGE_SIZE, language };
      return rewardHistory(platform, query, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
