import { Button } from '#app/kit/button/button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { claimAll } from './rewards.css.ts';
import { useClaimAll } from './use-claim-all.ts';

/** Claims all waiting rewards with one press; what could not be paid is named. */
export function ClaimAll({ waiting }: { waiting: readonly Promotion[] }) {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const { busy, message, submit } = useClaimAll();
  const number = new Intl.NumberFormat(tag).format(waiting.length);
  return (
    <div className={claimAll}>
      {(busy || waiting.length > 1) && (
        <Button look="primary" icon="gift-fill" busy={busy} onClick={() => void submit(waiting)}>
          {t('claimAll.button', { number })}
        </Button>
      )}
      <Alert text={message} />
    </div>
  );
}
