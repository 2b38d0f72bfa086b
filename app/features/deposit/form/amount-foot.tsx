import type { ReactNode } from 'react';
import { foot, outcome, outcomeAmount, sums } from '#app/kinds/money-flow/page/foot.css.ts';
import { onlyBelow, sideCard } from '#app/kinds/money-flow/page/split.css.ts';
import { Button } from '#app/kit/button/button.tsx';
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
  /** Undefined for no bonus. */
  bonus: DepositBonus | undefined;
  /** Null until the method takes it. */
  amount: MinorUnits | null;
  currency: string;
  busy: boolean;
  /** Takes the most that the member's own limit lets through now. */
  onRoom: (room: MinorUnits | undefined) => void;
  /** Why the last try failed: at the button, since the end of the form is out of sight on a phone. */
  children: ReactNode;
}

/** What is paid and what arrives, above the one button. */
export function AmountFoot({ method, bonus, amount, currency, busy, onRoom, children }: AmountFootProps) {
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
      <div className={foot}>
        <p className={sums} aria-live="polite">
          <span className={onlyBelow}>{t('sum.pay', { amount: money(paid), fee: money(fee) })}</span>
          <span className={outcome}>
            {t('sum.get')} <bdi className={outcomeAmount}>{money(sum(credited, extra))}</bdi>
          </span>
        </p>
        {children}
        <Button type="submit" look="primary" large wide busy={busy}>
          {amount === null ? t('sum.start') : t('sum.action', { amount: money(amount) })}
        </Button>
        <ResponsibleLine onRoom={onRoom} />
      </div>
    </div>
  );
}
