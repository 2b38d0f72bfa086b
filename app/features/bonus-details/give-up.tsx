import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { giveUpBonus } from '#app/platform/generated/operations/give-up-bonus.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Bonus, GivenUpBonus } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { giveUp } from './bonuses.css.ts';
import { describeRefusal } from './describe-refusal.ts';
import { bonusesKey } from './use-bonuses.ts';

type Wanted = Pick<GivenUpBonus, 'promotionId' | 'amount'>;

interface GiveUpProps {
  bonus: Bonus;
  currency: string;
}

/** Ends the wagering of a bonus by giving up the bonus. */
export function GiveUp({ bonus, currency }: GiveUpProps) {
  const { t } = useTranslation('bonus-details');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={giveUp}>
      <Button look="plain" onClick={() => setIsOpen(true)}>
        {t('giveUp.open')}
      </Button>
      {isOpen && <GiveUpDialog bonus={bonus} currency={currency} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function GiveUpDialog({ bonus, currency, onClose }: GiveUpProps & { onClose: () => void }) {
  const { t } = useTranslation('bonus-details');
  const { tag } = useCurrentLanguage();
  const { submit, busy, error } = useGiveUp(onClose);
  const { promotionId, title, forfeits = ZERO } = bonus;
  return (
    <Dialog
      small
      title={t('giveUp.title', { title })}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onClose}>
            {t('giveUp.keep')}
          </Button>
          <Button look="primary" wide busy={busy} onClick={() => void submit({ promotionId, amount: forfeits })}>
            {t('giveUp.confirm')}
          </Button>
        </>
      }
    >
      <p>{forfeits > 0 ? t('giveUp.taken', { amount: formatMoney(forfeits, currency, tag) }) : t('giveUp.nothing')}</p>
      <p>{t('giveUp.keeps')}</p>
      <Alert text={error ? describeRefusal(error, t) : undefined} />
    </Dialog>
  );
}

/** @param onDone called after the bonus is given up */
function useGiveUp(onDone: () => void) {
  const { t } = useTranslation('bonus-details');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useIntentCall({
    action: 'giveUp',
    intentOf: ({ promotionId, amount }: Wanted) => `${promotionId}:${amount}`,
    send: (input, idempotencyKey) => giveUpBonus(platform, { ...input, idempotencyKey }),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('giveUp.done') });
      onDone();
    },
    // Refresh after a refusal too: a changed balance may have caused it.
    onSettled: () => queries.invalidateQueries({ queryKey: bonusesKey }),
  });
}
