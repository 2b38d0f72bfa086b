import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#app/session/use-live.ts';
import type { LotteryBet } from '#schemas/generated/platform.ts';
import { lotteryBetsKey } from '../bets/use-my-bets.ts';
import { lotteryIssueKey } from './use-issue.ts';

/** Refetches the draw's queries when the platform reports a draw. */
export function useLiveDraws(): void {
  const queries = useQueryClient();
  useLive(
    'draw',
    ({ gameCode }) => {
      void queries.invalidateQueries({ queryKey: [...lotteryIssueKey, gameCode] });
      if (hasOpenBets(queries, gameCode)) void queries.invalidateQueries({ queryKey: lotteryBetsKey });
    },
    () => {
      for (const queryKey of [lotteryIssueKey, lotteryBetsKey]) void queries.invalidateQueries({ queryKey });
    },
  );
}

function hasOpenBets(queries: QueryClient, gameCode: string): boolean {
  const pages = queries.getQueriesData<{ content: readonly LotteryBet[] }>({ queryKey: lotteryBetsKey });
  const bets = pages.flatMap(([, page]) => page?.content ?? []);
  return bets.some((bet) => bet.state === 'open' && bet.gameCode === gameCode);
}
