import { useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { SetForm } from '#app/shared/payment-password/set-form.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useRefreshTerms } from '../withdrawal-queries.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { PayDialogProps } from './pay-dialog-props.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for another proof, or for the payment password; a member without one sets it first. */
export function PayDialog(props: PayDialogProps) {
  const { t } = useTranslation('withdrawal');
  const { terms, onClose } = props;
  const refresh = useRefreshTerms();
  const proof = useSlot('withdrawalProofs').find(({ pending }) => !pending);
  const [isInstead, setIsInstead] = useState(false);
  if (proof && terms.hasPasskey && !isInstead) {
    return (
      <Dialog key="proof" small keep title={t('pay.title')} onClose={onClose}>
        <ProofForm {...props} proof={proof} onInstead={() => setIsInstead(true)} />
      </Dialog>
    );
  }
  return terms.hasPaymentPassword ? (
    <Dialog key="confirm" small keep title={t('pay.title')} onClose={onClose}>
      <ConfirmForm {...props} />
    </Dialog>
  ) : (
    <Dialog key="set" small keep title={t('set.title')} onClose={onClose}>
      <SetForm say={(word) => t(`set.${word}`)} describe={(problem) => describeRefusal(problem, t)} refresh={refresh} />
    </Dialog>
  );
}
