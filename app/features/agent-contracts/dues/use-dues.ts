import { hashKey, useInfiniteQuery } from '@tanstack/react-query';
import { contractDues } from '#app/platform/generated/operations/contract-dues.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { contractsKey, type DueDays, type DuesView, type Side } from '../contract-queries.ts';

/** Amounts in one page: as many as one call can pay. */
export const PART = 500;

interface DuesList {
  kind: ContractKind;
  side: Side;
  days: DueDays;
  view: DuesView;
}

/** Amounts of a kind of contract: totals of the whole list, and the rows that are loaded. */
export function useDues({ kind, side, days, view }: DuesList) {
  const platform = usePlatform();
  const { member } = useSession();
  const queryKey = [...contractsKey(member?.id), 'dues', kind, side, days, view];
  const duesQuery = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam: after }) =>
      contractDues(platform, { kind, side, view, ...days, size: PART, ...(after && { after }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Keep showing the totals while the view changes: the amounts are the same.
    placeholderData: (former, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(queryKey.slice(0, -1)) ? former : undefined,
    refetchOnWindowFocus: 'always',
  });
  const pages = duesQuery.data?.pages;
  return {
    /** The first page; its totals cover the whole list. */
    dues: pages?.[0],
    /** Undefined while the rows are still those of another view. */
    rows: duesQuery.isPlaceholderData ? undefined : pages?.flatMap((page) => page.rows),
    error: duesQuery.error,
    isFetching: duesQuery.isFetching,
    refetch: duesQuery.refetch,
    more: duesQuery.hasNextPage
      ? {
          isLoading: duesQuery.isFetchingNextPage,
          error: duesQuery.isFetchNextPageError ? duesQuery.error : null,
          load: () => void duesQuery.fetchNextPage(),
        }
      : undefined,
  };
}

export type Dues = ReturnType<typeof useDues>;
