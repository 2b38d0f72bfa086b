import { Button } from '#app/kit/button/button.tsx';
import { foot } from '#app/kit/card/card.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { canUsePasskeys } from '#app/session/passkeys/ceremony.ts';
import type { PasskeyList } from '#schemas/generated/platform.ts';
import { failed } from './card.css.ts';

interface CardFootProps {
  list: PasskeyList | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** What passkeys are, why none can be added, or what to do when one is lost. */
export function CardFoot({ list, isFailed, onRetry }: CardFootProps) {
  const { t } = useTranslation('passkeys');
  if (!list) {
    return isFailed ? (
      <div className={failed} role="alert">
        <p>{t('failed')}</p>
        <Button icon="arrow-clockwise" onClick={onRetry}>
          {t('shell:error.retry')}
        </Button>
      </div>
    ) : null;
  }
  const { passkeys, maxPasskeys } = list;
  const isFull = passkeys.length >= maxPasskeys;
  return (
    <div className={foot}>
      {passkeys.length === 0 ? <p>{t('empty')}</p> : <p>{t('lost')}</p>}
      {isFull && <p>{t('full', { most: maxPasskeys })}</p>}
      {!canUsePasskeys() && <p>{t('unable')}</p>}
    </div>
  );
}
