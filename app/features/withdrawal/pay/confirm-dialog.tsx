import { useState } from 'react';
import { PayDialog } from '#app/kinds/money-flow/payment-password/pay-dialog.tsx';
import { PaymentForm } from '#app/kinds/money-flow/payment-password/payment-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { feeOf } from '../fee-of.ts';
import { useRefreshTerms } from '../withdrawal-queries.ts';
import type { ConfirmProps } from './confirm-props.ts';
import { ProofForm } from './proof-form.tsx';
import { useRequest } from './use-request.ts';
import { WithdrawalSum } from './withdrawal-sum.tsx';

interface ConfirmDialogProps extends ConfirmProps {
  onClose: () => void;
}

/** Amount and account, confirmed by another proof or by the payment password. */
export function ConfirmDialog({ onClose, ...props }: ConfirmDialogProps) {
  const { terms, draft, decided } = props;
  const { made, amount, account } = decided;
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const proof = useSlot('withdrawalProofs').find(({ pending }) => !pending);
  const [isInstead, setIsInstead] = useState(false);
  const wanted = { accountId: account.accountId, amount, fee: feeOf(terms, amount), made };
  const asks = { t, describe: (problem: unknown) => describeRefusal(problem, t) };
  return (
    <PayDialog
      {...asks}
      hasPaymentPassword={terms.hasPaymentPassword}
      proof={
        proof && terms.hasPasskey && !isInstead ? (
          <ProofForm {...props} proof={proof} onInstead={() => setIsInstead(true)} />
        ) : undefined
      }
      refresh={useRefreshTerms()}
      onClose={onClose}
    >
      <PaymentForm
        {...asks}
        call={useRequest(draft)}
        wantedWith={(paymentPassword) => ({ ...wanted, paymentPassword })}
        action={t('pay.action', { amount: formatMoney(amount, terms.currency, tag) })}
      >
        <WithdrawalSum terms={terms} decided={decided} />
      </PaymentForm>
    </PayDialog>
  );
}
