import { useMemo } from 'react';
import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamBet, TeamBetsPage } from '#schemas/generated/platform.ts';
import { accountColumns } from '../shared/account-columns.tsx';
import { useDayTimes } from '../shared/use-day-times.ts';
import { resultOf } from './result-of.ts';

type BetColumn =
  | 'account'
  | 'level'
  | 'game'
  | 'vendor'
  | 'stake'
  | 'paid'
  | 'profit'
  | 'result'
  | 'settled'
  | 'placed'
  | 'number';

/** The agent's saved column layout. */
export function useBetLayout() {
  return useGridLayout('team-bets', ['placed', 'number']);
}

export function useBetColumns(page: Pick<TeamBetsPage, 'currency' | 'timeZone'> | undefined) {
  const { t } = useTranslation('agent-records');
  const { currency = 'EUR', timeZone } = page ?? {};
  const { short } = useDayTimes(timeZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock changes with the language and the zone.
  return useMemo((): GridColumn<TeamBet, BetColumn>[] => {
    const text = (id: BetColumn) => ({ id, name: t(`column.${id}`) });
    const figure = (id: BetColumn) => ({ ...text(id), kind: 'number' as const, width: 112 });
    return [
      ...accountColumns(t),
      { ...text('game'), width: 168, inCard: 'line', cell: ({ game }) => <bdi>{game}</bdi> },
      {
        ...text('vendor'),
        width: 128,
        inCard: 'nowhere',
        cell: ({ vendorName }) => <bdi>{vendorName || t('bets.other')}</bdi>,
      },
      { ...figure('stake'), inCard: 'nowhere', cell: ({ stake }) => <Money amount={stake} currency={currency} /> },
      { ...figure('paid'), inCard: 'nowhere', cell: ({ paid }) => <Money amount={paid} currency={currency} /> },
      {
        ...figure('profit'),
        width: 124,
        inCard: 'amount',
        cell: ({ profit }) => <SignedMoney amount={profit} currency={currency} />,
      },
      { ...text('result'), width: 80, inCard: 'line', cell: (bet) => t(`result.${resultOf(bet)}`) },
      { ...text('settled'), width: 136, inCard: 'lineEnd', cell: ({ settledAt }) => short(settledAt) },
      { ...text('placed'), width: 136, inCard: 'nowhere', cell: ({ placedAt }) => short(placedAt) },
      { ...figure('number'), inCard: 'nowhere', cell: ({ betId }) => <bdi>{betId}</bdi> },
    ];
  }, [t, currency, timeZone]);
}
