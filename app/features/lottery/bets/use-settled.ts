import { useEffect, useRef } from 'react';
import type { LotteryBet } from '../../../platform/contract.ts';
import { useSessionService } from '../../../session/session-context.tsx';

/** When a bet that was open before is settled, the balance has moved: it is asked for. */
export function useSettled(bets: readonly LotteryBet[] | undefined): void {
  const session = useSessionService();
  const open = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!bets) return;
    const isSettled = bets.some(({ betId, state }) => state !== 'open' && open.current.has(betId));
    open.current = new Set(bets.filter(({ state }) => state === 'open').map(({ betId }) => betId));
    // The last number shown stays until a later one can be had.
    if (isSettled) void session.refresh().catch(() => undefined);
  }, [bets, session]);
}
