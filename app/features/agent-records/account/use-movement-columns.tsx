import { useMemo } from 'react';
import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMovement, TeamMovementsPage } from '#schemas/generated/platform.ts';
import { accountColumns } from '../shared/account-columns.tsx';
import { useDayTimes } from '../shared/use-day-times.ts';

type MovementColumn = 'account' | 'level' | 'what' | 'game' | 'amount' | 'balance' | 'when' | 'reference';

/** The agent's saved column layout. */
export function useMovementLayout() {
  return useGridLayout('team-movements');
}

export function useMovementColumns(page: Pick<TeamMovementsPage, 'currency' | 'timeZone'> | undefined) {
  const { t } = useTranslation('agent-records');
  const { currency = 'EUR', timeZone } = page ?? {};
  const { short } = useDayTimes(timeZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock changes with the language and the zone.
  return useMemo((): GridColumn<TeamMovement, MovementColumn>[] => {
    const text = (id: MovementColumn) => ({ id, name: t(`column.${id}`) });
    const figure = (id: MovementColumn) => ({ ...text(id), kind: 'number' as const });
    return [
      ...accountColumns(t),
      { ...text('what'), inCard: 'line', cell: ({ kind }) => t(`kind.${kind}`) },
      { ...text('game'), width: 168, inCard: 'nowhere', cell: ({ game }) => <bdi>{game ?? '–'}</bdi> },
      {
        ...figure('amount'),
        inCard: 'amount',
        cell: ({ amount }) => <SignedMoney amount={amount} currency={currency} />,
      },
      {
        ...figure('balance'),
        inCard: 'nowhere',
        cell: ({ balance }) => <Money amount={balance} currency={currency} />,
      },
      { ...text('when'), width: 136, inCard: 'lineEnd', cell: ({ createdAt }) => short(createdAt) },
      { ...text('reference'), width: 144, inCard: 'nowhere', cell: ({ reference }) => <bdi>{reference}</bdi> },
    ];
  }, [t, currency, timeZone]);
}
