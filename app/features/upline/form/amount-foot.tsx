import { FlowFoot } from '#app/kinds/money-flow/page/flow-foot.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { UplineTerms } from '#schemas/generated/platform.ts';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';

interface AmountFootProps {
  terms: UplineTerms;
  /** Null unless the amount is valid. */
  amount: MinorUnits | null;
}

/** Foot of the form: the amount that the upline receives, the button, and the next step. */
export function AmountFoot({ terms, amount }: AmountFootProps) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const shown = formatMoney(amount ?? ZERO, terms.currency, tag);
  return (
    <FlowFoot
      total={[t('sum.gets'), shown]}
      action={amount === null ? t('sum.start') : t('sum.action', { amount: shown })}
    >
      <p>{t(terms.hasPaymentPassword ? 'sum.next' : 'sum.nextSet')}</p>
    </FlowFoot>
  );
}
