import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { referral } from '#app/platform/operations/referral.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

const PAGE_SIZE = 10;

/** The member's code, and one page of the friends who used it. */
export function useReferral(pageNum: number) {
  const platform = usePlatform();
  const { member, status } = useSession();
  return useQuery({
    queryKey: ['referral', member?.id, pageNum],
    queryFn: async ({ signal }) => {
      const query = { pageNum, pageSize: PAGE_SIZE };
      return referral(platform, query, { signal });
    },
    // Trial accounts cannot invite friends.
    enabled: status === 'member' || status === 'agent',
    placeholderData: keepPreviousData,
  });
}
