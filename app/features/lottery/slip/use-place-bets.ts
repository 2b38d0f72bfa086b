import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isPlaceLotteryBets } from '../../../../schemas/generated/validators/placeLotteryBets.js';
import { ask } from '../../../platform/ask.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { PlatformError } from '../../../platform/platform-error.ts';
import { useSessionService } from '../../../session/session-context.tsx';
import { MY_BETS } from '../bets/use-my-bets.ts';
import { ISSUES } from '../draw/use-issue.ts';
import { TABLES } from '../draw/use-table.ts';
import { RECENT } from '../menu/use-menus.ts';
import { clearSlip, type SlipDraft, slipOf, totalOf } from './slip-draft.ts';

/** What was placed, for the receipt. */
export interface Placed {
  count: number;
  /** Minor units. */
  total: number;
}

/** Queries that may know better why a slip was refused. */
const STALE: Readonly<Record<string, string>> = {
  issue_closed: ISSUES,
  game_maintenance: ISSUES,
  odds_changed: TABLES,
};

/** Places the slip in one call. Whoever tries again after a lost answer sends the same intent, so nothing is placed twice. */
export function usePlaceBets(draft: SlipDraft, onPlaced: (placed: Placed) => void) {
  const platform = usePlatform();
  const session = useSessionService();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Placed> => {
      const body = slipOf(draft, () => crypto.randomUUID());
      const placed = { count: draft.lines.length, total: totalOf(draft.lines) };
      await ask(platform.POST('/lgw/bets', { body }), isPlaceLotteryBets);
      return placed;
    },
    onSuccess: (placed) => {
      clearSlip(draft);
      onPlaced(placed);
      // The header's balance may be a moment late; the bets are placed all the same.
      void session.refresh().catch(() => undefined);
      for (const key of [MY_BETS, RECENT]) void queries.invalidateQueries({ queryKey: [key] });
    },
    onError: (problem) => {
      const code = problem instanceof PlatformError ? (problem.details.errorCode ?? '') : '';
      const key = STALE[code];
      if (key) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}
