import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bettingRecord } from '#app/platform/generated/operations/betting-record.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { allPages } from '#app/shared/records/all-pages.ts';
import { LARGEST_SIZE, type Paging } from '#app/shared/records/page-size.ts';
import type { RangeQuery } from '#app/shared/records/range.ts';
import type { GameType } from '#schemas/generated/platform.ts';

export interface BettingQuery {
  gameType?: GameType;
  vendor?: string;
  nodeId?: number;
  result?: 'won' | 'lost';
}

/** One page of the member's settled bets, and all of them for a file. */
export function useBettingRecord(range: RangeQuery, filters: BettingQuery, { page: pageNum, size: pageSize }: Paging) {
  const platform = usePlatform();
  const { member, status } = useSession();
  // A trial account has no records.
  const enabled = status === 'member' || status === 'agent';
  const page = useQuery({
    queryKey: ['betting-record', member?.id, range, filters, pageNum, pageSize],
    queryFn: ({ signal }) => bettingRecord(platform, { ...range, ...filters, pageNum, pageSize }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Bets made in a game show on return.
    refetchOnMount: 'always',
  });
  const all = ({ from, to }: { from: string; to: string }, signal: AbortSignal) =>
    allPages(
      (number) =>
        bettingRecord(platform, { ...filters, from, to, pageNum: number, pageSize: LARGEST_SIZE }, { signal }),
      ({ betId }) => betId,
    );
  return { enabled, page, all };
}
