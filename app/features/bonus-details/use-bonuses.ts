import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { bonuses } from '#app/platform/generated/operations/bonuses.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { allPages } from '#app/shared/records/all-pages.ts';
import type { BonusAddress } from './use-bonus-address.ts';

export const bonusesKey = ['bonuses'];

const PAGE_SIZE = 20;
/** The most that the contract allows. */
const LARGEST_PAGE = 100;

/** One page of the member's bonuses, and all of them for a file. */
export function useBonuses({ shown, query: range, page: pageNum }: Pick<BonusAddress, 'shown' | 'query' | 'page'>) {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code: language } = useCurrentLanguage();
  // A trial account gets no bonuses.
  const enabled = status === 'member' || status === 'agent';
  const filters = { ...range, ...(shown !== 'all' && { status: shown }), language };
  const query = { ...filters, pageNum, pageSize: PAGE_SIZE };
  const page = useQuery({
    queryKey: [...bonusesKey, member?.id, query],
    queryFn: ({ signal }) => bonuses(platform, query, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Stakes since the last visit show on return.
    refetchOnMount: 'always',
  });
  const all = (signal: AbortSignal) =>
    allPages(
      (number) => bonuses(platform, { ...filters, pageNum: number, pageSize: LARGEST_PAGE }, { signal }),
      ({ promotionId }) => promotionId,
    );
  return { enabled, page, all };
}
