import { PaymentForm } from '#app/kinds/money-flow/payment-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { figure, note, sum } from '#app/shared/payment-password/pay.css.ts';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import type { Decided } from './decided.ts';
import { useTransferToDownline } from './use-transfer-to-downline.ts';

interface ConfirmFormProps {
  terms: DownlineTerms;
  decided: Decided;
  onClose: () => void;
}

/** What arrives and where, and the payment password that sends it. */
export function ConfirmForm({ terms: { account, currency }, decided, onClose }: ConfirmFormProps) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const money = formatMoney(decided.amount, currency, tag);
  return (
    <PaymentForm
      t={t}
      call={useTransferToDownline(onClose)}
      wantedWith={(paymentPassword) => ({ ...decided, account, paymentPassword })}
      action={t('pay.action', { amount: money })}
      describe={(problem) => describeRefusal(problem, t)}
    >
      <div className={sum}>
        <span className={note}>{t('pay.gets', { account })}</span>
        <bdi className={figure}>{money}</bdi>
        <span className={note}>{t('pay.text', { amount: money })}</span>
      </div>
    </PaymentForm>
  );
}
