import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ask } from '#app/platform/ask.ts';
import type { Promotion } from '#app/platform/contract.ts';
import { useIntent } from '#app/platform/idempotency-key.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { isClaimPromotion } from '#schemas/generated/validators/claimPromotion.js';
import { isClaimRafflePromotion } from '#schemas/generated/validators/claimRafflePromotion.js';
import { REWARD_HISTORY } from './rewards/use-reward-history.ts';
import { PROMOTIONS } from './use-promotions.ts';

/** Takes what a promotion has for a member: a bonus that was issued, or the prize of a ticket. */
export function useClaim({ id: promotionId, kind }: Pick<Promotion, 'id' | 'kind'>) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const session = useSessionService();
  const toasts = useToasts();
  const [message, setMessage] = useState<string>();
  const carryOut = useIntent();
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      carryOut(String(promotionId), (idempotencyKey) => {
        const body = { promotionId, idempotencyKey };
        return kind === 'RAFFLE'
          ? ask(platform.POST('/wps/relay/MCS2_claimRafflePromotion', { body }), isClaimRafflePromotion)
          : ask(platform.POST('/wps/relay/MCSFE_claimPromotion', { body }), isClaimPromotion);
      }),
  });
  const submission = useSubmission(async () => {
    setMessage(undefined);
    try {
      const { amount, currency } = (await mutateAsync()).value;
      toasts.show({ tone: 'success', text: t('paid', { amount: formatMoney(amount, currency, tag) }) });
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
    // What was refused may have been taken in another tab, and so may what was not answered. The last balance shown stays
    // until a later one can be had.
    void session.refresh().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: [REWARD_HISTORY] });
    await queries.invalidateQueries({ queryKey: [PROMOTIONS] });
  });
  return { ...submission, message };
}
