import { useMemo } from 'react';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';
import { usePeriodText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';
import { DueStatus } from './due-status.tsx';
import { loss, period as periodStyle } from './dues.css.ts';

export type DueColumn = 'account' | 'period' | 'validBet' | 'netLoss' | 'activeMembers' | 'tier' | 'payable' | 'status';

type Columns = GridColumn<ContractDue, DueColumn>[];

/** Columns of the grid. The agent's own rows begin with the period, those of downlines with the account. */
export function useDueColumns({ kind, side, currency, timeZone }: ContractDues): Columns {
  const { t } = useTranslation('agent-contracts');
  const { tag } = useCurrentLanguage();
  const period = usePeriodText(kind, timeZone);
  const { rate } = useTermsText(currency);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of periods and rates follow these values.
  return useMemo((): Columns => {
    const number = new Intl.NumberFormat(tag);
    const figure = (id: DueColumn) => ({ id, name: t(`column.${id}`), kind: 'number' as const });
    const periodCell = (row: ContractDue) => <span className={periodStyle}>{period(row)}</span>;
    const account = {
      ...{ id: 'account' as const, name: t('column.account'), width: 120 },
      cell: (row: ContractDue) => <bdi>{row.account ?? t('operator')}</bdi>,
    };
    const ofPeriod = {
      id: 'period' as const,
      name: t('column.period'),
      width: kind === 'hourlySalary' ? 196 : 124,
      cell: periodCell,
    };
    const tier = ({ tier: reached, rate: paid }: ContractDue) => {
      if (reached === 0) return t('tier.none');
      return paid > 0 ? t('tier.rate', { tier: reached, rate: rate(paid) }) : t('tier.number', { tier: reached });
    };
    return [
      ...(side === 'given' ? [account, { ...ofPeriod, inCard: 'line' as const }] : [ofPeriod]),
      { ...figure('validBet'), cell: ({ validBet }) => <Money amount={validBet} currency={currency} /> },
      {
        ...figure('netLoss'),
        cell: ({ netLoss }) => (
          <span className={netLoss < 0 ? loss : undefined}>
            <Money amount={netLoss} currency={currency} />
          </span>
        ),
      },
      { ...figure('activeMembers'), width: 76, cell: ({ activeMembers }) => number.format(activeMembers) },
      ...(kind === 'realTimeSalary' ? [] : [{ id: 'tier' as const, name: t('column.tier'), width: 104, cell: tier }]),
      {
        ...figure('payable'),
        inCard: 'amount',
        cell: ({ payable }) => (
          <strong>
            <Money amount={payable} currency={currency} />
          </strong>
        ),
      },
      {
        ...{ id: 'status', name: t('column.status'), width: 120, inCard: 'lineEnd' },
        cell: (row) => <DueStatus due={row} />,
      },
    ];
  }, [t, tag, kind, side, currency, timeZone]);
}
