import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { claimPromotion } from '#app/platform/operations/claim-promotion.ts';
import { claimRafflePromotion } from '#app/platform/operations/claim-raffle-promotion.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { promotionsKey } from '#app/shared/promotions/use-promotions.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { rewardHistoryKey } from './rewards/use-reward-history.ts';

/** Claims what a promotion has for a member: a bonus, or the prize of a ticket. */
export function useClaim({ id: promotionId, kind }: Pick<Promotion, 'id' | 'kind'>) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const session = useSessionService();
  const toasts = useToasts();
  const [message, setMessage] = useState<string>();
  const carryOut = useIntent('claim');
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      carryOut(String(promotionId), (idempotencyKey) => {
        const claim = kind === 'RAFFLE' ? claimRafflePromotion : claimPromotion;
        return claim(platform, { promotionId, idempotencyKey });
      }),
  });
  const submission = useSubmission(async () => {
    setMessage(undefined);
    try {
      const { amount, currency } = await mutateAsync();
      toasts.show({ tone: 'success', text: t('paid', { amount: formatMoney(amount, currency, tag) }) });
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
    // A refused or lost claim may have succeeded, here or in another tab. Keep the current balance when its request fails.
    void session.refresh().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: rewardHistoryKey });
    await queries.invalidateQueries({ queryKey: promotionsKey });
  });
  return { ...submission, message };
}
