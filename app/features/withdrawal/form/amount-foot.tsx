import { arriving, next } from '#app/kinds/money-flow/page/flow.css.ts';
import { foot, sums } from '#app/kinds/money-flow/page/foot.css.ts';
import { LicenceLine } from '#app/kinds/money-flow/page/licence-line.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import { feeOf } from '../fee-of.ts';

interface AmountFootProps {
  terms: WithdrawalTerms;
  /** Null until it can be withdrawn. */
  amount: MinorUnits | null;
}

/** What arrives, above the one button, and what comes next. */
export function AmountFoot({ terms, amount }: AmountFootProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const money = (minor: MinorUnits) => formatMoney(minor, terms.currency, tag);
  return (
    <div className={foot}>
      <p className={sums} aria-live="polite">
        <span>{t('sum.net')}</span>
        <bdi className={arriving}>{money(amount === null ? ZERO : minus(amount, feeOf(terms, amount)))}</bdi>
      </p>
      <Button type="submit" look="primary" large wide>
        {amount === null ? t('sum.start') : t('sum.action', { amount: money(amount) })}
      </Button>
      <p className={next}>{t(terms.hasPaymentPassword ? 'sum.next' : 'sum.nextSet')}</p>
      <LicenceLine />
    </div>
  );
}
