import { useQueryClient } from '@tanstack/react-query';
import { useIntent } from '#app/kinds/intent/use-intent.ts';
import { claimPromotion } from '#app/platform/generated/operations/claim-promotion.ts';
import { claimRafflePromotion } from '#app/platform/generated/operations/claim-raffle-promotion.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { promotionsKey } from '#app/shell/promotions/use-promotions.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { rewardHistoryKey } from './rewards/reward-history-key.ts';

/** The call that claims a promotion's reward. Repeated calls pay once. */
export function useClaimCall() {
  const platform = usePlatform();
  const runOnce = useIntent('claim');
  return ({ id: promotionId, kind }: Pick<Promotion, 'id' | 'kind'>) =>
    runOnce(String(promotionId), (idempotencyKey) => {
      const claim = kind === 'RAFFLE' ? claimRafflePromotion : claimPromotion;
      return claim(platform, { promotionId, idempotencyKey });
    });
}

/** Returns a function that refetches what claims change: the balance, the promotions and the history. */
export function useClaimsOver() {
  const queries = useQueryClient();
  const session = useSessionService();
  return async () => {
    // Run after an error too: a refused or lost claim may have been paid, here or in another tab. If the balance cannot
    // be loaded, keep the shown one.
    void session.refresh().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: rewardHistoryKey });
    await queries.invalidateQueries({ queryKey: promotionsKey });
  };
}
