import { queryOptions, useQuery } from '@tanstack/react-query';
import { lotteryIssue } from '#app/platform/operations/lottery-issue.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LotteryIssue } from '#schemas/generated/platform.ts';
import { drawRefetchInterval } from './draw-refetch-interval.ts';

export const lotteryIssueKey = ['lottery-issue'] as const;

/** The current draw, with its times on the clock of this device. */
export interface CurrentIssue extends Omit<LotteryIssue, 'serverTime'> {
  /** The draw that a bet goes to: this one, or the next while this one is closed. */
  readonly forBets: string;
}

/** The query for a game's draw: it refetches when sales close and when the draw is due, and rarely in between. */
export function useIssueQuery() {
  const platform = usePlatform();
  return (gameCode: string) =>
    queryOptions({
      queryKey: [...lotteryIssueKey, gameCode],
      queryFn: async ({ signal }): Promise<CurrentIssue> => {
        return onDeviceClock(await lotteryIssue(platform, { gameCode }, { signal }), Date.now());
      },
      refetchInterval: ({ state }) => (state.data ? drawRefetchInterval(state.data, Date.now()) : false),
      refetchOnWindowFocus: true,
      staleTime: 0,
    });
}

export function useIssue(gameCode: string) {
  return useQuery(useIssueQuery()(gameCode));
}

/** The device's clock may be hours off, so only the time until an event is taken from the platform. */
export function onDeviceClock({ serverTime, ...issue }: LotteryIssue, now: number): CurrentIssue {
  const ahead = now - serverTime;
  return {
    ...issue,
    closeTime: issue.closeTime + ahead,
    drawTime: issue.drawTime + ahead,
    forBets: issue.state === 'closed' ? issue.nextIssue : issue.issue,
  };
}
