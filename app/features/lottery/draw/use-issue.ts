import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { lotteryIssue } from '#app/platform/generated/operations/lottery-issue.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LotteryIssue } from '#schemas/generated/platform.ts';

const MIN_PAUSE = 1000;
const MAX_PAUSE = 30_000;
/** Milliseconds that the platform usually takes to make and settle a draw. */
const GRACE = 700;

export const lotteryIssueKey = ['lottery-issue'] as const;

export interface CurrentIssue extends LotteryIssue {
  /** Number of the draw that takes bets: this one, or the next if this one is closed. */
  readonly forBets: string;
}

/** Query for a game's draw. Refetches when betting closes and when the draw is due, and rarely in between. */
export function useIssueQuery() {
  const platform = usePlatform();
  const clock = usePlatformClock();
  return (gameCode: string) =>
    queryOptions({
      queryKey: [...lotteryIssueKey, gameCode],
      queryFn: async ({ signal }) => currentIssue(await lotteryIssue(platform, { gameCode }, { signal })),
      refetchInterval: ({ state }) => (state.data ? drawRefetchInterval(state.data, clock.now()) : false),
      refetchOnWindowFocus: true,
      staleTime: 0,
    });
}

export function useIssue(gameCode: string) {
  return useQuery(useIssueQuery()(gameCode));
}

export function currentIssue(issue: LotteryIssue): CurrentIssue {
  return { ...issue, forBets: issue.state === 'closed' ? issue.nextIssue : issue.issue };
}

/**
 * Milliseconds until the next refetch: at the close, at the draw, and at least every half minute, as a draw can be
 * early or cancelled.
 */
export function drawRefetchInterval(
  { closeTime, drawTime }: { closeTime: number; drawTime: number },
  now: number,
): number {
  const next = closeTime > now ? closeTime : drawTime + GRACE;
  return Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, next - now));
}
