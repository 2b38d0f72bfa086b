import type { GridTotals } from '#app/kit/grid/grid-props.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDue } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import type { DueColumn } from './use-due-columns.tsx';

const SUMS = ['validBet', 'netLoss', 'payable'] as const;

/** What the rows add up to; nothing while there are none. */
export function useDueTotals(rows: readonly ContractDue[], currency: string): GridTotals<DueColumn> | undefined {
  const { t } = useTranslation('agent-contracts');
  if (rows.length === 0) return undefined;
  const sums = SUMS.map((name) => {
    const amount = sumOf(rows.map((row) => row[name]));
    return [name, <Money key={name} amount={amount} currency={currency} />] as const;
  });
  return { name: t('dues.total', { count: rows.length }), cells: Object.fromEntries(sums) };
}
