import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { rewardHistory } from '#app/platform/generated/operations/reward-history.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { allPages } from '#app/shared/records/all-pages.ts';
import type { useListAddress } from '#app/shared/records/use-record-address.ts';
import { rewardHistoryKey } from './reward-history-key.ts';

/** Rewards on one page. */
const PAGE_SIZE = 10;
/** The most that the contract allows. */
const LARGEST_PAGE = 100;

export type HistoryAddress = ReturnType<typeof useListAddress>;

/** One page of the paid rewards of some days, the latest first, and all of them for a file. */
export function useRewardHistory({ query: range, page: pageNum }: Pick<HistoryAddress, 'query' | 'page'>) {
  const platform = usePlatform();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  const days = { ...range, language };
  const query = { ...days, pageNum, pageSize: PAGE_SIZE };
  const page = useQuery({
    queryKey: [...rewardHistoryKey, member?.id, query],
    queryFn: ({ signal }) => rewardHistory(platform, query, { signal }),
    placeholderData: keepPreviousData,
  });
  const all = (signal: AbortSignal) =>
    allPages(
      (number) => rewardHistory(platform, { ...days, pageNum: number, pageSize: LARGEST_PAGE }, { signal }),
      ({ promotionId }) => promotionId,
    );
  return { page, all };
}
