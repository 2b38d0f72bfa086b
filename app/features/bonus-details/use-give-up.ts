import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { giveUpBonus } from '#app/platform/operations/give-up-bonus.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useIntent } from '#app/shared/intents/use-intent.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { GivenUpBonus } from '#schemas/generated/platform.ts';
import { bonusesKey } from './use-bonuses.ts';

type Wanted = Pick<GivenUpBonus, 'promotionId' | 'amount'>;

/** Gives up a bonus. @param onDone called once it is given up */
export function useGiveUp(onDone: () => void) {
  const { t } = useTranslation('bonus-details');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  const carryOut = useIntent('giveUp');
  const { mutateAsync, error } = useMutation({
    mutationFn: (wanted: Wanted) =>
      carryOut(`${wanted.promotionId}:${wanted.amount}`, (idempotencyKey) =>
        giveUpBonus(platform, { ...wanted, idempotencyKey }),
      ),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('giveUp.done') });
      onDone();
    },
    // The balance may be the reason, or have changed.
    onSettled: () => queries.invalidateQueries({ queryKey: bonusesKey }),
  });
  const { busy, submit } = useSubmission((wanted: Wanted) => mutateAsync(wanted).then(ignore, ignore));
  return { busy, submit, error };
}

/** The mutation keeps its problem. */
function ignore(): void {}
