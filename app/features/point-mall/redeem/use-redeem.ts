import { useQueryClient } from '@tanstack/react-query';
import { useIntent } from '#app/kinds/intent/use-intent.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { redeemPointReward } from '#app/platform/generated/operations/redeem-point-reward.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { pointsKey } from '#app/shell/points/points-key.ts';
import type { PointGood, Redemption } from '#schemas/generated/platform.ts';
import { useSeenPoints } from '../confirm/use-seen-points.ts';
import { usePasswordCall } from '../use-password-call.ts';
import { pointGoodsKey } from '../use-points.ts';

/** Redeems points for an item. Refetches points and items after success and failure. */
export function useRedeem(good: PointGood, onRedeemed: (redemption: Redemption) => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { code: language } = useCurrentLanguage();
  const { member } = useSession();
  const runOnce = useIntent('redeem');
  const { seen, keep } = useSeenPoints();
  return usePasswordCall(async (proof, quantity: number) => {
    const { rewardId } = good;
    try {
      const { redemption, currentPoints } = await runOnce(`${rewardId}:${quantity}`, (idempotencyKey) =>
        redeemPointReward(platform, { rewardId, quantity, ...seen, ...proof, idempotencyKey }, { language }),
      );
      keep(currentPoints);
      onRedeemed(redemption);
    } finally {
      void queries.invalidateQueries({ queryKey: pointsKey(member?.id) });
      void queries.invalidateQueries({ queryKey: pointGoodsKey });
    }
  });
}
