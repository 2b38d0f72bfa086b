import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { PaidBonus, Promotion } from '#schemas/generated/platform.ts';
import { useClaimCall, useClaimsOver } from '../use-claim-call.ts';
import { describeSums } from './describe-sums.ts';

interface Outcome {
  paid: PaidBonus[];
  /** Rewards that could not be paid, with the reason. */
  refused: { id: number; title: string; problem: unknown }[];
}

/** Claims all claimable rewards one after the other. A refused one does not stop the others. */
export function useClaimAll() {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const toasts = useToasts();
  const [refused, setRefused] = useState<Outcome['refused']>([]);
  const claimEach = useClaimEach();
  const claimsOver = useClaimsOver();
  const { mutateAsync } = useMutation({ mutationFn: claimEach });
  const submission = useSubmission(async (waiting: readonly Promotion[]) => {
    setRefused([]);
    const outcome = await mutateAsync(waiting);
    const { paid } = outcome;
    if (paid.length > 0) {
      const amount = describeSums(paid, tag);
      toasts.show({ tone: 'success', text: t('claimAll.paid', { count: paid.length, amount }) });
    }
    setRefused(outcome.refused);
    await claimsOver();
  });
  /** Message about rewards that could not be paid and are still claimable. */
  const messageFor = (waiting: readonly Promotion[]) =>
    refused
      .filter(({ id }) => waiting.some((promotion) => promotion.id === id))
      .map(({ title, problem }) => t('claimAll.refused', { title, reason: describeProblem(problem, t) }))
      .join(' ') || undefined;
  return { ...submission, messageFor };
}

function useClaimEach() {
  const claim = useClaimCall();
  return async (waiting: readonly Promotion[]): Promise<Outcome> => {
    const outcome: Outcome = { paid: [], refused: [] };
    for (const promotion of waiting) {
      try {
        outcome.paid.push(await claim(promotion));
      } catch (problem) {
        outcome.refused.push({ id: promotion.id, title: promotion.title, problem });
      }
    }
    return outcome;
  };
}
