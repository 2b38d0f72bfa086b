import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { bonuses } from '#app/platform/operations/bonuses.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { BonusFilter } from './use-bonus-address.ts';

export const bonusesKey = ['bonuses'];

const PAGE_SIZE = 20;

/** One page of the member's bonuses. */
export function useBonuses(filter: BonusFilter, pageNum: number) {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code: language } = useCurrentLanguage();
  // A trial account gets no bonuses.
  const enabled = status === 'member' || status === 'agent';
  const query = { ...(filter !== 'all' && { status: filter }), language, pageNum, pageSize: PAGE_SIZE };
  const page = useQuery({
    queryKey: [...bonusesKey, member?.id, query],
    queryFn: ({ signal }) => bonuses(platform, query, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Stakes since the last visit show on return.
    refetchOnMount: 'always',
  });
  return { enabled, page };
}
