import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { allPages } from '#app/kinds/record-page/file/all-pages.ts';
import type { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { referral } from '#app/platform/generated/operations/referral.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

const PAGE_SIZE = 10;
/** Limit of the contract. */
const LARGEST_PAGE = 100;

export type FriendsAddress = ReturnType<typeof useListAddress>;

/** The member's code with one page of friends, and a function that loads all friends of the days for a file. */
export function useReferral({ query: range, page: pageNum }: Pick<FriendsAddress, 'query' | 'page'>) {
  const platform = usePlatform();
  const { member, status } = useSession();
  const query = { ...range, pageNum, pageSize: PAGE_SIZE };
  const shown = useQuery({
    queryKey: ['referral', member?.id, query],
    queryFn: ({ signal }) => referral(platform, query, { signal }),
    // Trial accounts cannot invite friends.
    enabled: status === 'member' || status === 'agent',
    placeholderData: keepPreviousData,
  });
  const all = (signal: AbortSignal) =>
    allPages(
      async (number) => {
        const page = { ...range, pageNum: number, pageSize: LARGEST_PAGE };
        return (await referral(platform, page, { signal })).friends;
      },
      // Friends have no id here, because the list must not identify members.
      ({ account, joinedAt }) => `${account} ${joinedAt}`,
    );
  return { shown, all };
}
