import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { type CurrentIssue, useIssueQuery } from '../draw/use-issue.ts';

export interface NextDraw {
  game: LotteryGame;
  issue: CurrentIssue;
}

/** Requests per task: six at once would block a phone's main thread. */
const AT_A_TIME = 2;

/** The current draws of some games, in their order; undefined until each has answered or failed. */
export function useIssues(games: readonly LotteryGame[] | undefined): readonly NextDraw[] | undefined {
  const query = useIssueQuery();
  const asked = useStepsTo(games?.length ?? 0);
  return useQueries({
    queries: (games ?? []).map(({ gameCode }, index) => ({ ...query(gameCode), enabled: index < asked })),
    combine: (results) => {
      if (!games || results.some(({ isPending }) => isPending)) return undefined;
      return games.flatMap((game, index) => {
        const issue = results[index]?.data;
        return issue && issue.state !== 'maintenance' ? [{ game, issue }] : [];
      });
    },
  });
}

/** Counts up to `end`, one step per task. */
function useStepsTo(end: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= end) return undefined;
    const next = setTimeout(() => setCount(count + AT_A_TIME));
    return () => clearTimeout(next);
  }, [count, end]);
  return count;
}
