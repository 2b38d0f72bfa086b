import { useQueryClient } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import type { PointGood, Redemption } from '#app/platform/contract.ts';
import { asJose, encryptPayload } from '#app/platform/encrypt.ts';
import { useIntent } from '#app/platform/idempotency-key.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isRedeemPointReward } from '#schemas/generated/validators/redeemPointReward.js';
import { usePasswordCall } from '../use-password-call.ts';
import { usePoints } from '../use-points.ts';

/** Redeems points for a good; what is known of points and goods is asked for again, whatever came of it. */
export function useRedeem(good: PointGood, onRedeemed: (redemption: Redemption) => void) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { code: language } = useCurrentLanguage();
  const { own, goodsKey } = usePoints();
  const carryOut = useIntent();
  return usePasswordCall(async (password, quantity: number) => {
    const { rewardId } = good;
    try {
      const { value } = await carryOut(`${rewardId}:${quantity}`, async (idempotencyKey) => {
        const body = await encryptPayload(platform, { rewardId, quantity, password, idempotencyKey });
        const params = { query: { language } };
        const call = platform.POST('/wps/relay/passwordCheck/MCS2_redeemPointReward', { params, body, ...asJose });
        return ask(call, isRedeemPointReward);
      });
      onRedeemed(value.redemption);
    } finally {
      void queries.invalidateQueries({ queryKey: own });
      void queries.invalidateQueries({ queryKey: goodsKey });
    }
  });
}
