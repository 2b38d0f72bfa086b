import { foot } from '#app/kit/card/card.css.ts';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { canUsePasskeys } from '#app/session/passkeys/ceremony.ts';
import type { PasskeyList } from '#schemas/generated/platform.ts';

interface CardFootProps {
  list: PasskeyList | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** What passkeys are, why none can be added, or what to do when one is lost. */
export function CardFoot({ list, isFailed, onRetry }: CardFootProps) {
  const { t } = useTranslation('passkeys');
  if (!list) return isFailed ? <CardFailed text={t('failed')} onRetry={onRetry} /> : null;
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
