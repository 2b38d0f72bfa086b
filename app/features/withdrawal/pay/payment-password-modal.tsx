import { useState } from 'react';
import { SetForm } from '#app/kinds/money-flow/payment-password/set-form.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { ListSkeleton } from '#app/kit/list/list-skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useRefreshTerms, useTerms } from '../withdrawal-queries.ts';
import { ChangeForm } from './change-form.tsx';

/** Sets or changes the payment password. */
export function PaymentPasswordModal({ close }: ModalProps) {
  const { t } = useTranslation('withdrawal');
  const { data, isError, refetch } = useTerms();
  const toasts = useToasts();
  const refresh = useRefreshTerms();
  // Keep the first form open after the password is set.
  const [began, setBegan] = useState<boolean>();
  if (data && began === undefined) setBegan(data.hasPaymentPassword);
  const done = () => {
    toasts.show({ tone: 'success', text: t('set.done') });
    close();
  };
  return (
    <Dialog small keep title={t(began ? 'renew.title' : 'set.title')} onClose={close}>
      {began === undefined && !isError && <ListSkeleton />}
      {began === undefined && isError && <Problem title={t('card.failed')} onAction={() => void refetch()} />}
      {began === true && <ChangeForm onChanged={done} />}
      {began === false && (
        <SetForm
          t={t}
          action={t('set.only')}
          describe={(problem) => describeRefusal(problem, t)}
          refresh={refresh}
          onSet={done}
        />
      )}
    </Dialog>
  );
}
