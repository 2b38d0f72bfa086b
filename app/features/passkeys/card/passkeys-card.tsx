import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { foot, rows } from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardFailed } from '#app/kit/card/card-failed.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { canUsePasskeys } from '#app/session/passkeys/ceremony.ts';
import type { PasskeyList } from '#schemas/generated/platform.ts';
import { usePasskeys } from '../use-passkeys.ts';
import { AddDialog } from './add-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface CardFootProps {
  list: PasskeyList | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** Card of the member's passkeys on the account page. */
export function PasskeysCard() {
  const { t } = useTranslation('passkeys');
  const { data, isError, refetch } = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = data && canUsePasskeys() && data.passkeys.length < data.maxPasskeys;
  const add = (
    <Button look="plain" icon="plus" onClick={() => setIsAdding(true)}>
      {t('add.open')}
    </Button>
  );
  return (
    <Card title={t('title')} action={mayAdd && add}>
      {!(data || isError) && <CardSkeleton count={1} />}
      {data && data.passkeys.length > 0 && (
        <ul className={rows} aria-label={t('title')}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      <CardFoot list={data} isFailed={isError} onRetry={() => void refetch()} />
      {data && isAdding && (
        <AddDialog asksPaymentPassword={data.asksPaymentPassword} onClose={() => setIsAdding(false)} />
      )}
    </Card>
  );
}

/** Explains passkeys, why none can be added, or what to do if one is lost. */
function CardFoot({ list, isFailed, onRetry }: CardFootProps) {
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
