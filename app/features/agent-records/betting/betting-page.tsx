import { useTranslation } from '#app/language/translation.tsx';
import type { BetTotals, TeamBetsPage } from '#schemas/generated/platform.ts';
import { sizeOf, sumOf } from '#schemas/money/minor-units.ts';
import type { SumsRow } from '../shared/sums-view.tsx';
import { TeamRecordsPage } from '../shared/team-records-page.tsx';
import { BetDetail } from './bet-detail.tsx';
import { BetFilters } from './bet-filters.tsx';
import { idOfBet, useBets } from './bet-queries.ts';
import { BetsExport } from './bets-export.tsx';
import { resultOf } from './result-of.ts';
import { useBetColumns, useBetLayout } from './use-bet-columns.tsx';
import { type BetsAddress, useBetsAddress } from './use-bets-address.ts';

/** Settled bets of an agent's team: groups, rows and details. */
export function BettingPage() {
  const { t } = useTranslation('agent-records');
  const address = useBetsAddress();
  const list = useBets(address);
  const { page } = list;
  return (
    <TeamRecordsPage
      {...{ address, list }}
      kind="bets"
      title={t('entry.betting')}
      icon="ticket"
      columns={useBetColumns(page)}
      layout={useBetLayout()}
      idOf={idOfBet}
      totalCells={[
        { id: 'stake', name: t('column.stake'), money: ({ stake }) => stake },
        { id: 'paid', name: t('column.paid'), money: ({ paid }) => paid },
        { id: 'profit', name: t('column.profit'), signed: ({ profit }) => profit },
      ]}
      action={(loaded) => <BetsExport page={loaded} file={list.file} />}
      filters={<BetFilters address={address} page={list.latest} />}
      figures={[
        { name: page ? t(`bets.${resultOf(page.totals)}`) : '', money: ({ profit }) => sizeOf(profit) },
        { name: t('bets.stake'), money: ({ stake }) => stake },
        { name: t('bets.paid'), money: ({ paid }) => paid },
        { name: t('bets.count'), count: ({ count }) => count },
      ]}
      detail={(betId, place) => <BetDetail betId={betId} address={address} place={place} />}
      sums={{
        name: t('column.vendor'),
        columns: [
          { id: 'profit', name: t('column.profit'), signed: ({ profit }) => profit },
          { id: 'count', name: t('bets.count'), count: ({ count }) => count },
          { id: 'stake', name: t('column.stake'), money: ({ stake }) => stake },
          { id: 'paid', name: t('column.paid'), money: ({ paid }) => paid },
        ],
        groupsOf: useBetGroups(address),
        sumOf: betTotalsOf,
      }}
    />
  );
}

/** Adds up the sums of bets. */
function betTotalsOf(rows: readonly BetTotals[]): BetTotals {
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    stake: sumOf(rows.map(({ stake }) => stake)),
    paid: sumOf(rows.map(({ paid }) => paid)),
    profit: sumOf(rows.map(({ profit }) => profit)),
  };
}

/** Sums of the matching bets by game type or vendor. */
function useBetGroups({ gameType, vendor }: Pick<BetsAddress, 'gameType' | 'vendor'>) {
  const { t } = useTranslation('agent-records');
  return ({ groups }: Pick<TeamBetsPage, 'groups'>): SumsRow<BetTotals>[] =>
    groups
      .filter(
        (group) => (gameType === undefined || group.gameType === gameType) && (!vendor || group.vendor === vendor),
      )
      .map((sums) => ({
        ...{ sums, key: `${sums.gameType} ${sums.vendor}` },
        filters: sums.gameType ? { gameType: sums.gameType, vendor: sums.vendor } : null,
        name: [sums.vendorName || t('bets.other'), ...(sums.gameType ? [t(`type.${sums.gameType}`)] : [])].join(' · '),
      }));
}
