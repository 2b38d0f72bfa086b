import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { useClaimCall, useClaimsOver } from './use-claim-call.ts';

/** Claims what a promotion has for a member: a bonus, or the prize of a ticket. */
export function useClaim(promotion: Pick<Promotion, 'id' | 'kind'>) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const [message, setMessage] = useState<string>();
  const claim = useClaimCall();
  const claimsOver = useClaimsOver();
  const { mutateAsync } = useMutation({ mutationFn: () => claim(promotion) });
  const submission = useSubmission(async () => {
    setMessage(undefined);
    try {
      const { amount, currency } = await mutateAsync();
      toasts.show({ tone: 'success', text: t('paid', { amount: formatMoney(amount, currency, tag) }) });
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
    await claimsOver();
  });
  return { ...submission, message };
}
