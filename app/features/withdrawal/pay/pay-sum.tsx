import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { figure, note, sum } from '#app/shared/payment-password/pay.css.ts';
import { minus } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';
import { feeOf } from '../fee-of.ts';
import type { PayDialogProps } from './pay-dialog-props.ts';

/** What arrives and where, and what leaves the balance. */
export function PaySum({ terms, decided: { amount, account } }: Pick<PayDialogProps, 'terms' | 'decided'>) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  return (
    <div className={sum}>
      <span className={note}>{t('pay.arrives')}</span>
      <bdi className={figure}>{formatMoney(minus(amount, feeOf(terms, amount)), terms.currency, tag)}</bdi>
      <bdi>{accountText(account)}</bdi>
      <span className={note}>{t('pay.text', { amount: formatMoney(amount, terms.currency, tag) })}</span>
    </div>
  );
}
