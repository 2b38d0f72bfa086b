import { useQueries } from '@tanstack/react-query';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { type CurrentIssue, useIssueQuery } from '../draw/use-issue.ts';

export interface NextDraw {
  game: LotteryGame;
  issue: CurrentIssue;
}

/** The current draws of some games, in their order; undefined until each has answered or failed. */
export function useIssues(games: readonly LotteryGame[] | undefined): readonly NextDraw[] | undefined {
  const query = useIssueQuery();
  return useQueries({
    queries: (games ?? []).map(({ gameCode }) => query(gameCode)),
    combine: (results) => {
      if (!games || results.some(({ isPending }) => isPending)) return undefined;
      return games.flatMap((game, index) => {
        const issue = results[index]?.data;
        return issue && issue.state !== 'maintenance' ? [{ game, issue }] : [];
      });
    },
  });
}
