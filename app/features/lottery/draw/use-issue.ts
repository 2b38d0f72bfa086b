import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { lotteryIssue } from '#app/platform/generated/operations/lottery-issue.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LotteryIssue } from '#schemas/generated/platform.ts';

const MIN_PAUSE = 1000;
const MAX_PAUSE = 30_000;
/** How long the platform usually takes to make and settle a draw. */
const GRACE = 700;

export const lotteryIssueKey = ['lottery-issue'] as const;

/** The current draw. */
export interface CurrentIssue extends LotteryIssue {
  /** The draw that a bet goes to: this one, or the next while this one is closed. */
  readonly forBets: string;
}

/** The query for a game's draw: it refetches when sales close and when the draw is due, and rarely in between. */
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
 * Milliseconds until it is worth asking for a draw again: when its sales close or it is due, and every half minute, since
 * a draw can be made early or cancelled.
 */
export function drawRefetchInterval(
  { closeTime, drawTime }: { closeTime: number; drawTime: number },
  now: number,
): number {
  const next = closeTime > now ? closeTime : drawTime + GRACE;
  return Math.min(MAX_PAUSE, Math.max(MIN_PAUSE, next - now));
}
