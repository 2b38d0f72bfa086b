import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLive } from '#app/shared/live/use-live.ts';
import type { LotteryBet } from '#schemas/generated/platform.ts';
import { MY_BETS } from '../bets/use-my-bets.ts';
import { ISSUES } from './use-issue.ts';

/** Refetches what the page shows of a draw when the draw is made. */
export function useLiveDraws(): void {
  const queries = useQueryClient();
  useLive(
    'draw',
    ({ gameCode }) => {
      void queries.invalidateQueries({ queryKey: [ISSUES, gameCode] });
      if (hasOpenBets(queries, gameCode)) void queries.invalidateQueries({ queryKey: [MY_BETS] });
    },
    () => {
      for (const key of [ISSUES, MY_BETS]) void queries.invalidateQueries({ queryKey: [key] });
    },
  );
}

function hasOpenBets(queries: QueryClient, gameCode: string): boolean {
  const pages = queries.getQueriesData<{ content: readonly LotteryBet[] }>({ queryKey: [MY_BETS] });
  const bets = pages.flatMap(([, page]) => page?.content ?? []);
  return bets.some((bet) => bet.state === 'open' && bet.gameCode === gameCode);
}
