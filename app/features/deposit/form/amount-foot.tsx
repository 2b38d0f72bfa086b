import type { ReactNode } from 'react';
import { FlowFoot } from '#app/kinds/money-flow/page/flow-foot.tsx';
import { onlyBelow, sideCard } from '#app/kinds/money-flow/page/split.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositBonus, DepositMethod } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, sum, ZERO } from '#schemas/money/minor-units.ts';
import { bonusOf } from '../bonus-of.ts';
import { feeOf } from '../fee-of.ts';
import { ResponsibleLine } from '../responsible-line.tsx';
import { Bill } from './bill.tsx';

interface AmountFootProps {
  method: DepositMethod;
  /** Undefined without a bonus. */
  bonus: DepositBonus | undefined;
  /** Null if the method does not accept it. */
  amount: MinorUnits | null;
  currency: string;
  busy: boolean;
  /** Called with the amount that the member's own limit still allows. */
  onRoom: (room: MinorUnits | undefined) => void;
  /** The error of the last attempt. */
  problem: ReactNode;
}

/** Credited amount and submit button. The payable amount is beside the form in wide pages, otherwise below the button. */
export function AmountFoot({ method, bonus, amount, currency, busy, onRoom, problem }: AmountFootProps) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const paid = amount ?? ZERO;
  const fee = amount === null ? ZERO : feeOf(method, amount);
  const credited = minus(paid, fee);
  const extra = bonus && amount !== null ? bonusOf(bonus, credited) : ZERO;
  return (
    <div className={sideCard}>
      <Bill method={method} bonus={bonus} money={money} sums={{ paid, fee, extra }} />
      <FlowFoot
        total={[t('sum.get'), money(sum(credited, extra))]}
        problem={problem}
        action={amount === null ? t('sum.start') : t('sum.action', { amount: money(amount) })}
        busy={busy}
      >
        <p className={onlyBelow}>{t('sum.pay', { amount: money(paid), fee: money(fee) })}</p>
        <ResponsibleLine onRoom={onRoom} />
      </FlowFoot>
    </div>
  );
}
