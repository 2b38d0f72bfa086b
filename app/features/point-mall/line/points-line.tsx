import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { usePointsText } from '#app/shell/points/use-points-text.ts';
import { usePreferences } from '#app/shell/preferences/preferences-context.tsx';
import { usePoints } from '../use-points.ts';
import { line } from './points-line.css.ts';

/** The points below the balance, hidden together with it. Renders nothing at zero. */
export function PointsLine() {
  const points = usePoints();
  const { data = 0 } = useQuery(points.balance);
  const say = usePointsText();
  const { balanceShown } = useStore(usePreferences().store);
  useRefetchAfterBets(points.balance.queryKey);
  if (data === 0 || !balanceShown) return null;
  return (
    <span className={line}>
      <Icon name="coins" size={12} />
      {say(data)}
    </span>
  );
}

/**
 * Refetches the points after bets: when the balance changes, and when it is reported unchanged, such as after a bet
 * that won its stake back.
 */
function useRefetchAfterBets(queryKey: readonly unknown[]): void {
  const queries = useQueryClient();
  const { member } = useSession();
  const balance = member?.balance;
  const last = useRef(balance);
  useLive('balance', (news) => {
    if (news.balance === last.current) void queries.invalidateQueries({ queryKey });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array with the same content at each render.
  useEffect(() => {
    if (last.current !== balance) void queries.invalidateQueries({ queryKey });
    last.current = balance;
  }, [balance]);
}
