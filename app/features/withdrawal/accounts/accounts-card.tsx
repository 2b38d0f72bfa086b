import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Card } from '#app/kit/card/card.tsx';
import { CardSkeleton } from '#app/kit/card/card-skeleton.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { useTerms } from '../withdrawal-queries.ts';
import { AddForm } from './add-form.tsx';
import { CardFoot } from './card-foot.tsx';
import { CardRows } from './card-rows.tsx';

/** Card of bank accounts, cards and e-wallets on the account page. */
export function AccountsCard() {
  const { t } = useTranslation('withdrawal');
  const { data: terms, isError, refetch } = useTerms();
  const [isAdding, setIsAdding] = useState(false);
  const verification = useVerification();
  const isOpen = verification === 'none' || verification === 'verified';
  const mayAdd = terms && isOpen && terms.accounts.length < terms.maxAccounts;
  const add = (
    <Button look="plain" icon="plus" onClick={() => setIsAdding(true)}>
      {t('card.add')}
    </Button>
  );
  return (
    <Card title={t('card.title')} action={mayAdd && add}>
      {terms && <CardRows terms={terms} />}
      {!(terms || isError) && <CardSkeleton count={2} />}
      <CardFoot terms={terms} isFailed={isError} isOpen={isOpen} onRetry={() => void refetch()} />
      {terms && isAdding && (
        <Dialog keep title={t('add.title')} onClose={() => setIsAdding(false)}>
          <AddForm terms={terms} onAdded={() => setIsAdding(false)} />
        </Dialog>
      )}
    </Card>
  );
}
