import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RangeQuery } from '#app/kinds/record-page/days/range.ts';
import { useHasRecords } from '#app/kinds/record-page/use-record-pages.ts';
import { profitRecord } from '#app/platform/generated/operations/profit-record.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { GameType } from '#schemas/generated/platform.ts';

export function useProfitRecord(range: RangeQuery, gameType: GameType | undefined) {
  const platform = usePlatform();
  const { member } = useSession();
  const enabled = useHasRecords();
  const page = useQuery({
    queryKey: ['profit-record', member?.id, range, gameType],
    queryFn: ({ signal }) => profitRecord(platform, { ...range, ...(gameType && { gameType }) }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Show bets made in a game when the player comes back.
    refetchOnMount: 'always',
  });
  return { enabled, page };
}
