import type { GridTotals } from '#app/kit/grid/grid-props.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDues } from '#schemas/generated/platform.ts';
import type { DueColumn } from './use-due-columns.tsx';

const SUMS = ['validBet', 'netLoss', 'payable'] as const;

/** What all amounts of the list come to; nothing while there are none. */
export function useDueTotals({ totals, currency }: ContractDues): GridTotals<DueColumn> | undefined {
  const { t } = useTranslation('agent-contracts');
  if (totals.count === 0) return undefined;
  const sums = SUMS.map((name) => [name, <Money key={name} amount={totals[name]} currency={currency} />] as const);
  return { name: t('dues.total', { count: totals.count }), cells: Object.fromEntries(sums) };
}
