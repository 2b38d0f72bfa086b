import { useMemo } from 'react';
import { type OfficeColumn, useOfficeColumns } from '#app/kinds/record-page/office/office-columns.tsx';
import { Money } from '#app/kit/money/money.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';
import { usePeriodText } from '../use-period-text.ts';
import { useTermsText } from '../use-terms-text.ts';
import type { AboutDues } from './due-row.ts';
import { DueStatus } from './due-status.tsx';
import { period as periodStyle } from './dues.css.ts';

type DueColumn = 'account' | 'period' | 'validBet' | 'netLoss' | 'activeMembers' | 'tier' | 'payable' | 'status';

interface CellProps {
  due: ContractDue;
  about: AboutDues;
}

/** Columns of the grid. The agent's own rows begin with the period, those of downlines with the account. */
export function useDueColumns({ kind, side, currency, timeZone }: ContractDues) {
  const { t } = useTranslation('agent-contracts');
  const columnsOf = useMemo(() => columnsAbout({ kind, side, currency, timeZone }), [kind, side, currency, timeZone]);
  return useOfficeColumns(columnsOf, t, { currency, timeZone });
}

function columnsAbout(about: AboutDues) {
  const { kind, side, currency } = about;
  const isGiven = side === 'given';
  return (t: Translate<'agent-contracts'>): OfficeColumn<ContractDue, DueColumn>[] => {
    const named = <Id extends DueColumn>(id: Id) => ({ id, name: t(`column.${id}`) });
    const account = {
      ...named('account'),
      width: 120,
      cell: ({ account }: ContractDue) => <bdi>{account ?? t('operator')}</bdi>,
    };
    return [
      ...(isGiven ? [account] : []),
      {
        ...{ ...named('period'), width: kind === 'hourlySalary' ? 196 : 124, ...(isGiven && { inCard: 'line' }) },
        cell: (due) => <Period due={due} about={about} />,
      },
      { ...named('validBet'), money: ({ validBet }) => validBet },
      { ...named('netLoss'), net: ({ netLoss }) => netLoss },
      { ...named('activeMembers'), width: 76, count: ({ activeMembers }) => activeMembers },
      ...(kind === 'realTimeSalary'
        ? []
        : [{ ...named('tier'), width: 104, cell: (due: ContractDue) => <Tier due={due} about={about} /> }]),
      {
        ...{ ...named('payable'), kind: 'number', inCard: 'amount' },
        cell: ({ payable }) => (
          <strong>
            <Money amount={payable} currency={currency} />
          </strong>
        ),
      },
      { ...named('status'), width: 120, inCard: 'lineEnd', cell: (due) => <DueStatus due={due} /> },
    ];
  };
}

function Period({ due, about: { kind, timeZone } }: CellProps) {
  const period = usePeriodText(kind, timeZone);
  return <span className={periodStyle}>{period(due)}</span>;
}

function Tier({ due: { tier, rate: paid }, about: { currency } }: CellProps) {
  const { t } = useTranslation('agent-contracts');
  const { rate } = useTermsText(currency);
  if (tier === 0) return t('tier.none');
  return paid > 0 ? t('tier.rate', { tier, rate: rate(paid) }) : t('tier.number', { tier });
}
