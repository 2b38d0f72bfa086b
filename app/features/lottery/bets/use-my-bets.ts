import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { lotteryBets } from '#app/platform/generated/operations/lottery-bets.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { LotteryBet } from '#schemas/generated/platform.ts';

export const lotteryBetsKey = ['lottery-bets'] as const;

const PAGE_SIZE = 10;
const MIN_WAIT = 3000;
const MAX_WAIT = 30_000;

/** One page of the player's bets. While it has open bets it refetches, soon after the next draw is due. */
export function useMyBets(pageNum: number, pageSize = PAGE_SIZE) {
  const platform = usePlatform();
  const clock = usePlatformClock();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [...lotteryBetsKey, member?.id, language, pageSize, pageNum],
    queryFn: async ({ signal }) => {
      const query = { state: 'all', pageNum, pageSize, language } as const;
      return lotteryBets(platform, query, { signal });
    },
    refetchInterval: ({ state }) => betsRefetchInterval(state.data?.content ?? [], clock.now()),
    refetchOnWindowFocus: true,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Milliseconds until bets may have been settled; false when all are. */
export function betsRefetchInterval(
  bets: readonly Pick<LotteryBet, 'state' | 'drawTime'>[],
  now: number,
): number | false {
  const due = bets.filter(({ state }) => state === 'open').map(({ drawTime }) => drawTime);
  if (due.length === 0) return false;
  return Math.min(MAX_WAIT, Math.max(MIN_WAIT, Math.min(...due) - now + MIN_WAIT));
}
