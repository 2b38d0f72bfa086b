import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { type OfficeColumn, useOfficeColumns } from '#app/kinds/record-page/office/office-columns.tsx';
import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { teamMovementsFile } from '#app/platform/generated/operations/team-movements-file.ts';
import type { MovementTotals, TeamMovement, TeamMovementsPage } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { accountColumns } from '../shared/account-columns.tsx';
import { filters } from '../shared/records.css.ts';
import { TeamRecordsPage } from '../shared/team-records-page.tsx';
import { type MovementsAddress, useMovementsAddress } from '../shared/use-records-address.ts';
import { WhoFilters } from '../shared/who-filters.tsx';
import { MovementDetail } from './movement-detail.tsx';
import { idOfMovement, useMovements } from './movement-queries.ts';

const LAST = ['game', 'amount', 'balance', 'currency', 'reference'] as const;

interface MovementFiltersProps {
  address: MovementsAddress;
  /** Undefined while loading. */
  page: TeamMovementsPage | undefined;
}

/** Money movements in an agent's team: groups, rows and details. */
export function AccountPage() {
  const { t } = useTranslation('agent-records');
  const address = useMovementsAddress();
  const list = useMovements(address);
  const { kind: chosen } = address;
  return (
    <TeamRecordsPage
      {...{ address, list }}
      kind="movements"
      title={t('entry.account')}
      icon="list"
      columns={useOfficeColumns(columnsOf, t, list.page)}
      layout={useGridLayout('team-movements')}
      idOf={idOfMovement}
      totalCells={[{ id: 'amount', signed: ({ net }) => net }]}
      action={(page) => (
        <SentExport
          title={t('entry.account')}
          days={page}
          columns={[
            { field: 'createdAt', name: t('column.when'), isTime: true },
            { field: 'account', name: t('column.account') },
            { field: 'level', name: t('column.level') },
            { field: 'kind', name: t('column.what'), words: wordsOf(MOVEMENT_KINDS, (kind) => t(`kind.${kind}`)) },
            ...LAST.map((field) => ({ field, name: t(`column.${field}`) })),
          ]}
          call={teamMovementsFile}
          address="POST /wps/agent/team/movements/file"
          query={{ ...list.filters, from: page.from, to: page.to }}
          total={page.totals.count}
          t={t}
        />
      )}
      filters={<MovementFilters address={address} page={list.latest} />}
      figures={[
        { name: t('movements.net'), signed: ({ net }) => net },
        { name: t('movements.received'), money: ({ received }) => received },
        { name: t('movements.spent'), money: ({ spent }) => spent },
        { name: t('movements.count'), count: ({ count }) => count },
      ]}
      detail={(id, place) => <MovementDetail id={id} address={address} place={place} />}
      sums={{
        name: t('column.what'),
        columns: [
          { id: 'net', name: t('column.net'), signed: ({ net }) => net },
          { id: 'count', name: t('movements.count'), count: ({ count }) => count },
          { id: 'received', name: t('column.received'), money: ({ received }) => received },
          { id: 'spent', name: t('column.spent'), money: ({ spent }) => spent },
        ],
        groupsOf: ({ kinds }) =>
          kinds
            .filter(({ kind }) => chosen === undefined || kind === chosen)
            .map((sums) => ({ sums, key: sums.kind, name: t(`kind.${sums.kind}`), filters: { kind: sums.kind } })),
        sumOf: movementTotalsOf,
      }}
    />
  );
}

function columnsOf(t: Translate<'agent-records'>): OfficeColumn<TeamMovement>[] {
  return [
    ...accountColumns(t),
    { id: 'what', name: t('column.what'), inCard: 'line', cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'game', name: t('column.game'), width: 168, inCard: 'nowhere', cell: ({ game }) => <bdi>{game ?? '–'}</bdi> },
    { id: 'amount', name: t('column.amount'), inCard: 'amount', signed: ({ amount }) => amount },
    { id: 'balance', name: t('column.balance'), inCard: 'nowhere', money: ({ balance }) => balance },
    { id: 'when', name: t('column.when'), width: 136, inCard: 'lineEnd', time: ({ createdAt }) => createdAt },
    {
      ...{ id: 'reference', name: t('column.reference'), width: 144, inCard: 'nowhere' },
      cell: ({ reference }) => <bdi>{reference}</bdi>,
    },
  ];
}

/** Adds up the sums of movements. */
function movementTotalsOf(rows: readonly MovementTotals[]): MovementTotals {
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    received: sumOf(rows.map(({ received }) => received)),
    spent: sumOf(rows.map(({ spent }) => spent)),
    net: sumOf(rows.map(({ net }) => net)),
  };
}

/** Filters by account, team, level and kind of movement. */
function MovementFilters({ address, page }: MovementFiltersProps) {
  const { t } = useTranslation('agent-records');
  const kinds = MOVEMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <div className={filters}>
      <WhoFilters address={address} levels={page?.levels.map(({ level }) => level) ?? []} />
      <InlineSelect
        label={t('movements.kinds')}
        icon="sort-descending"
        choices={[{ value: '', label: t('movements.all') }, ...kinds]}
        value={address.kind ?? ''}
        onChange={(kind) => address.filter({ kind })}
      />
    </div>
  );
}
