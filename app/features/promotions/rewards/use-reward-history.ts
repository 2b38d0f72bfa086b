import type { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { rewardHistory } from '#app/platform/generated/operations/reward-history.ts';
import { rewardHistoryKey } from './reward-history-key.ts';

/** Rewards on one page. */
const PAGE_SIZE = 10;
/** The most that the contract allows. */
const LARGEST_PAGE = 100;

/** One page of the paid rewards of some days, the latest first, and all of them for a file. */
export function useRewardHistory({ query, page }: Pick<ReturnType<typeof useListAddress>, 'query' | 'page'>) {
  const { code: language } = useCurrentLanguage();
  return useRecordPages(
    {
      ...{ listKey: rewardHistoryKey, call: rewardHistory, filters: { language }, largestSize: LARGEST_PAGE },
      keyOf: ({ promotionId }) => promotionId,
    },
    { query, page, size: PAGE_SIZE },
  );
}
