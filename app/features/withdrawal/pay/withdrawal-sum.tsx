import { PaySum } from '#app/kinds/money-flow/payment-password/pay-sum.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { type MinorUnits, minus } from '#schemas/money/minor-units.ts';
import { accountText } from '../account-text.ts';
import { feeOf } from '../fee-of.ts';
import type { ConfirmProps } from './confirm-props.ts';

/** Amount that arrives, receiving account, and amount deducted from the balance. */
export function WithdrawalSum({ terms, decided: { amount, account } }: Pick<ConfirmProps, 'terms' | 'decided'>) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const money = (minor: MinorUnits) => formatMoney(minor, terms.currency, tag);
  return (
    <PaySum
      title={t('pay.arrives')}
      money={money(minus(amount, feeOf(terms, amount)))}
      to={accountText(account)}
      text={t('pay.text', { amount: money(amount) })}
    />
  );
}
