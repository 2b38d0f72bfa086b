import { useEffect, useEffectEvent, useRef } from 'react';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { LotteryBet } from '#schemas/generated/platform.ts';
import { outcomesOf } from './outcomes.ts';
import { useMyBets } from './use-my-bets.ts';

/** A slip holds at most this many bets. */
const WATCHED = 50;

/** Announces settled bets on any tab of the page, and refreshes the balance. */
export function useSettled(): void {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const session = useSessionService();
  const currency = useSession().member?.currency ?? '';
  const toasts = useToasts();
  const open = useRef<ReadonlySet<number>>(new Set());
  const bets = useMyBets(1, WATCHED).data?.content;

  const announce = useEffectEvent((settled: readonly LotteryBet[]) => {
    // Keep the current balance when the request fails.
    void session.refresh().catch(() => undefined);
    for (const { game, state, total } of outcomesOf(settled)) {
      const text = t(`settled.${state}`, { game, total: formatMoney(total, currency, tag) });
      toasts.show({ text, tone: state === 'won' ? 'success' : 'info' });
    }
  });

  useEffect(() => {
    if (!bets) return;
    const settled = bets.filter(({ betId, state }) => state !== 'open' && open.current.has(betId));
    open.current = new Set(bets.filter(({ state }) => state === 'open').map(({ betId }) => betId));
    if (settled.length > 0) announce(settled);
  }, [bets]);
}
