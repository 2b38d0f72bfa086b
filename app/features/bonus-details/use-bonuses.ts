import { useHasRecords, useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { bonuses } from '#app/platform/generated/operations/bonuses.ts';
import type { BonusAddress } from './use-bonus-address.ts';

export const bonusesKey = ['bonuses'];

const PAGE_SIZE = 20;
/** Limit of the contract. */
const LARGEST_PAGE = 100;

/** One page of the member's bonuses, and a function that loads all of them for a file. */
export function useBonuses({ shown, query, page }: Pick<BonusAddress, 'shown' | 'query' | 'page'>) {
  const { code: language } = useCurrentLanguage();
  const filters = { ...(shown !== 'all' && { status: shown }), language };
  return useRecordPages(
    {
      ...{ listKey: bonusesKey, call: bonuses, filters, enabled: useHasRecords(), largestSize: LARGEST_PAGE },
      keyOf: ({ promotionId }) => promotionId,
    },
    { query, page, size: PAGE_SIZE },
  );
}
