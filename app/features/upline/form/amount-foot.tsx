import { arriving, next } from '#app/kinds/money-flow/page/flow.css.ts';
import { foot, outcome, sums } from '#app/kinds/money-flow/page/foot.css.ts';
import { onlyBelow } from '#app/kinds/money-flow/page/split.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { UplineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';

interface AmountFootProps {
  terms: UplineTerms;
  /** Null until it can be transferred. */
  amount: MinorUnits | null;
}

/** What is paid and what arrives, above the one button, and what comes next. */
export function AmountFoot({ terms, amount }: AmountFootProps) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const shown = formatMoney(amount ?? ZERO, terms.currency, tag);
  return (
    <div className={foot}>
      <p className={sums} aria-live="polite">
        <span className={onlyBelow}>{t('sum.pay', { amount: shown })}</span>
        <span className={outcome}>
          {t('sum.gets')} <bdi className={arriving}>{shown}</bdi>
        </span>
      </p>
      <Button type="submit" look="primary" large wide>
        {amount === null ? t('sum.start') : t('sum.action', { amount: shown })}
      </Button>
      <p className={next}>{t(terms.hasPaymentPassword ? 'sum.next' : 'sum.nextSet')}</p>
    </div>
  );
}
