import { FlowFoot } from '#app/kinds/money-flow/page/flow-foot.tsx';
import { LicenceLine } from '#app/kinds/money-flow/page/licence-line.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import { feeOf } from '../fee-of.ts';

interface AmountFootProps {
  terms: WithdrawalTerms;
  /** Null unless the amount is valid. */
  amount: MinorUnits | null;
}

/** Foot of the form: the amount after fees, the button, and the next step. */
export function AmountFoot({ terms, amount }: AmountFootProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const money = (minor: MinorUnits) => formatMoney(minor, terms.currency, tag);
  return (
    <FlowFoot
      total={[t('sum.net'), money(amount === null ? ZERO : minus(amount, feeOf(terms, amount)))]}
      action={amount === null ? t('sum.start') : t('sum.action', { amount: money(amount) })}
    >
      <p>{t(terms.hasPaymentPassword ? 'sum.next' : 'sum.nextSet')}</p>
      <LicenceLine />
    </FlowFoot>
  );
}
