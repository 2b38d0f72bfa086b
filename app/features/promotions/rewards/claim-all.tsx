import { Button } from '#app/kit/button/button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePromotions } from '#app/shell/promotions/use-promotions.ts';
import { refused } from './rewards.css.ts';
import { useClaimAll } from './use-claim-all.ts';
import { waitingOf } from './waiting-of.ts';

/** Claims all waiting rewards with one press where there are several; what could not be paid is named. */
export function ClaimAll() {
  const { t } = useTranslation('promotions');
  const { tag } = useCurrentLanguage();
  const { busy, messageFor, submit } = useClaimAll();
  const waiting = waitingOf(usePromotions().data);
  const number = new Intl.NumberFormat(tag).format(waiting.length);
  return (
    <>
      {(busy || waiting.length > 1) && (
        <Button icon="gift" busy={busy} onClick={() => void submit(waiting)}>
          {t('claimAll.button', { number })}
        </Button>
      )}
      <div className={refused}>
        <Alert text={messageFor(waiting)} />
      </div>
    </>
  );
}
