import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { type OfficeColumn, useOfficeColumns } from '#app/kinds/record-page/office/office-columns.tsx';
import { GAME_TYPES } from '#app/kinds/record-page/record-values.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamBetsFile } from '#app/platform/generated/operations/team-bets-file.ts';
import type { BetTotals, TeamBet, TeamBetsPage } from '#schemas/generated/platform.ts';
import { sizeOf, sumOf } from '#schemas/money/minor-units.ts';
import { accountColumns } from '../shared/account-columns.tsx';
import type { SumsRow } from '../shared/sums-view.tsx';
import { TeamRecordsPage } from '../shared/team-records-page.tsx';
import { type BetsAddress, useBetsAddress } from '../shared/use-records-address.ts';
import { BetDetail } from './bet-detail.tsx';
import { BetFilters } from './bet-filters.tsx';
import { idOfBet, useBets } from './bet-queries.ts';
import { resultOf } from './result-of.ts';

const OUTCOMES = ['won', 'lost', 'even'] as const;

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
      columns={useOfficeColumns(columnsOf, t, page)}
      layout={useGridLayout('team-bets', ['placed', 'number'])}
      idOf={idOfBet}
      totalCells={[
        { id: 'stake', money: ({ stake }) => stake },
        { id: 'paid', money: ({ paid }) => paid },
        { id: 'profit', signed: ({ profit }) => profit },
      ]}
      action={(loaded) => <BetsExport page={loaded} filters={list.filters} />}
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

function columnsOf(t: Translate<'agent-records'>): OfficeColumn<TeamBet>[] {
  return [
    ...accountColumns(t),
    { id: 'game', name: t('column.game'), width: 168, inCard: 'line', cell: ({ game }) => <bdi>{game}</bdi> },
    {
      ...{ id: 'vendor', name: t('column.vendor'), width: 128, inCard: 'nowhere' },
      cell: ({ vendorName }) => <bdi>{vendorName || t('bets.other')}</bdi>,
    },
    { id: 'stake', name: t('column.stake'), width: 112, inCard: 'nowhere', money: ({ stake }) => stake },
    { id: 'paid', name: t('column.paid'), width: 112, inCard: 'nowhere', money: ({ paid }) => paid },
    { id: 'profit', name: t('column.profit'), width: 124, inCard: 'amount', signed: ({ profit }) => profit },
    { id: 'result', name: t('column.result'), width: 80, inCard: 'line', cell: (bet) => t(`result.${resultOf(bet)}`) },
    { id: 'settled', name: t('column.settled'), width: 136, inCard: 'lineEnd', time: ({ settledAt }) => settledAt },
    { id: 'placed', name: t('column.placed'), width: 136, inCard: 'nowhere', time: ({ placedAt }) => placedAt },
    {
      ...{ id: 'number', name: t('column.number'), kind: 'number', width: 112, inCard: 'nowhere' },
      cell: ({ betId }) => <bdi>{betId}</bdi>,
    },
  ];
}

interface BetsExportProps {
  page: TeamBetsPage;
  filters: ReturnType<typeof useBets>['filters'];
}

/** Downloads all matching bets. */
function BetsExport({ page, filters }: BetsExportProps) {
  const { t } = useTranslation('agent-records');
  return (
    <SentExport
      title={t('entry.betting')}
      days={page}
      columns={[
        { field: 'settledAt', name: t('column.settled'), isTime: true },
        { field: 'placedAt', name: t('column.placed'), isTime: true },
        { field: 'betId', name: t('column.number') },
        { field: 'account', name: t('column.account') },
        { field: 'level', name: t('column.level') },
        { field: 'game', name: t('column.game') },
        { field: 'gameType', name: t('column.type'), words: wordsOf(GAME_TYPES, (type) => t(`type.${type}`)) },
        { field: 'vendorName', name: t('column.vendor') },
        ...(['stake', 'paid', 'profit'] as const).map((field) => ({ field, name: t(`column.${field}`) })),
        { field: 'result', name: t('column.result'), words: wordsOf(OUTCOMES, (result) => t(`result.${result}`)) },
        { field: 'currency', name: t('column.currency') },
      ]}
      call={teamBetsFile}
      address="POST /wps/agent/team/bets/file"
      query={{ ...filters, from: page.from, to: page.to }}
      total={page.totals.count}
      t={t}
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
