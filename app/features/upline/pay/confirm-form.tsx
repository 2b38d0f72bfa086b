import { PaymentForm } from '#app/kinds/money-flow/payment-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { figure, note, sum } from '#app/shared/payment-password/pay.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { PayDialogProps } from './pay-dialog-props.ts';
import { useTransferToUpline } from './use-transfer-to-upline.ts';

/** What arrives and where, and the payment password that sends it. */
export function ConfirmForm({ terms, decided: { made, amount, upline }, draft }: PayDialogProps) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const money = formatMoney(amount, terms.currency, tag);
  return (
    <PaymentForm
      t={t}
      call={useTransferToUpline(draft)}
      wantedWith={(paymentPassword) => ({ amount, account: upline.account, made, paymentPassword })}
      action={t('pay.action', { amount: money })}
      describe={(problem) => describeRefusal(problem, t)}
    >
      <div className={sum}>
        <span className={note}>{t('pay.gets')}</span>
        <bdi className={figure}>{money}</bdi>
        <bdi>{upline.account}</bdi>
        <span className={note}>{t('pay.text', { amount: money })}</span>
      </div>
    </PaymentForm>
  );
}
