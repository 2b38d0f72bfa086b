import { useQueryClient } from '@tanstack/react-query';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { giveUpBonus } from '#app/platform/generated/operations/give-up-bonus.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
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
  return useIntentCall({
    action: 'giveUp',
    intentOf: ({ promotionId, amount }: Wanted) => `${promotionId}:${amount}`,
    send: (wanted, idempotencyKey) => giveUpBonus(platform, { ...wanted, idempotencyKey }),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('giveUp.done') });
      onDone();
    },
    // The balance may be the reason, or have changed.
    onSettled: () => queries.invalidateQueries({ queryKey: bonusesKey }),
  });
}
