import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntent } from '#app/kinds/intent/use-intent.ts';
import { placeLotteryBets } from '#app/platform/generated/operations/place-lottery-bets.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { lotteryBetsKey } from '../bets/use-my-bets.ts';
import { lotteryIssueKey } from '../draw/use-issue.ts';
import { lotteryTableKey } from '../draw/use-table.ts';
import { lotteryRecentKey } from '../menu/use-menus.ts';
import { isUnanswered } from './is-unanswered.ts';
import { dropPlaced, linesToSend, type SlipDraft, totalOf } from './slip-draft.ts';

/** Receipt of a placed slip. */
export interface Placed {
  count: number;
  total: MinorUnits;
  /** Id of the slip's last line when it was placed. */
  lastId: number;
}

/** Queries to refetch after a refusal, by its code: they may show stale data. */
const STALE: Readonly<Record<string, QueryKey>> = {
  issue_closed: lotteryIssueKey,
  game_maintenance: lotteryIssueKey,
  odds_changed: lotteryTableKey,
};

/** Places the slip in one call. A retry after a lost response sends the same intent, so nothing is placed twice. */
export function usePlaceBets(draft: SlipDraft, onPlaced: (placed: Placed) => void) {
  const platform = usePlatform();
  const session = useSessionService();
  const queries = useQueryClient();
  const runOnce = useIntent('lottery');
  return useMutation({
    mutationFn: async () => {
      const bets = linesToSend(draft);
      const lines = draft.sentIds.map((id) => ({ id }));
      const total = totalOf(bets);
      await runOnce(JSON.stringify(bets), (idempotencyKey) =>
        placeLotteryBets(platform, { idempotencyKey, lines: bets }),
      );
      return { lines, total };
    },
    onSuccess: ({ lines, total }) => {
      dropPlaced(draft, lines);
      onPlaced({ count: lines.length, total, lastId: draft.lastId });
      // A failed balance request does not affect the placed bets.
      void session.refresh().catch(() => undefined);
      for (const queryKey of [lotteryBetsKey, lotteryRecentKey]) void queries.invalidateQueries({ queryKey });
    },
    onError: (problem) => {
      draft.isUnanswered = isUnanswered(problem, draft.isUnanswered);
      if (draft.isUnanswered) {
        draft.editing = null;
        void queries.invalidateQueries({ queryKey: lotteryBetsKey });
      }
      const code = errorCodeOf(problem) ?? '';
      // The page shows a stale balance.
      if (code === 'insufficient_funds') void session.refresh().catch(() => undefined);
      const queryKey = STALE[code];
      if (queryKey) void queries.invalidateQueries({ queryKey });
    },
  });
}
