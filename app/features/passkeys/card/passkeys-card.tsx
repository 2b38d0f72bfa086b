import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { rows } from '#app/kit/card/card.css.ts';
import { Card } from '#app/kit/card/card.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { canUsePasskeys } from '#app/session/passkeys/ceremony.ts';
import { usePasskeys } from '../use-passkeys.ts';
import { AddDialog } from './add-dialog.tsx';
import { CardFoot } from './card-foot.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The member's passkeys on the page of their account. */
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
