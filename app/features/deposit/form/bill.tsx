import { arrivalText } from '#app/kinds/money-flow/page/arrival-text.ts';
import { onlyBeside } from '#app/kinds/money-flow/page/split.css.ts';
import { TermLines } from '#app/kinds/money-flow/page/term-lines.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositBonus, DepositMethod } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

interface BillProps {
  method: DepositMethod;
  /** Undefined without a bonus. */
  bonus: DepositBonus | undefined;
  money: (minor: MinorUnits) => string;
  sums: Record<'paid' | 'fee' | 'extra', MinorUnits>;
}

/** Itemised bill, for windows with room beside the form. */
export function Bill({ method, bonus, money, sums: { paid, fee, extra } }: BillProps) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const { name, kind, feeRate, feeFixed, arrivalSeconds } = method;
  const rows = [
    [t('payWith'), kind === 'voucher' ? t('kind.voucher') : name],
    [t('amount'), money(paid)],
    [t('receipt.fee'), feeRate > 0 || feeFixed > 0 ? money(fee) : t('noFee')],
    ...(bonus ? [[bonus.title, t('bonus.plus', { amount: money(extra) })] as const] : []),
    [t('sum.arrival'), arrivalSeconds > 0 ? arrivalText(arrivalSeconds, tag) : t('atOnce')],
  ] as const;
  return (
    <div className={onlyBeside}>
      <TermLines label={t('sum.title')} rows={rows} />
    </div>
  );
}
