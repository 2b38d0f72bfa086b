import { PaymentForm } from '#app/kinds/money-flow/payment-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { feeOf } from '../fee-of.ts';
import type { PayDialogProps } from './pay-dialog-props.ts';
import { PaySum } from './pay-sum.tsx';
import { useRequest } from './use-request.ts';

/** What arrives and where, and the payment password that sends it. */
export function ConfirmForm({ terms, draft, decided }: PayDialogProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const { made, amount, account } = decided;
  const wanted = { accountId: account.accountId, amount, fee: feeOf(terms, amount), made };
  return (
    <PaymentForm
      t={t}
      call={useRequest(draft)}
      wantedWith={(paymentPassword) => ({ ...wanted, paymentPassword })}
      action={t('pay.action', { amount: formatMoney(amount, terms.currency, tag) })}
      describe={(problem) => describeRefusal(problem, t)}
    >
      <PaySum terms={terms} decided={decided} />
    </PaymentForm>
  );
}
