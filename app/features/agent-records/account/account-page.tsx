import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MovementTotals, TeamMovementsPage } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';
import { filters } from '../shared/records.css.ts';
import { TeamRecordsPage } from '../shared/team-records-page.tsx';
import { WhoFilters } from '../shared/who-filters.tsx';
import { MovementDetail } from './movement-detail.tsx';
import { idOfMovement, useMovements } from './movement-queries.ts';
import { MovementsExport } from './movements-export.tsx';
import { useMovementColumns, useMovementLayout } from './use-movement-columns.tsx';
import { type MovementsAddress, useMovementsAddress } from './use-movements-address.ts';

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
      columns={useMovementColumns(list.page)}
      layout={useMovementLayout()}
      idOf={idOfMovement}
      totalCells={[{ id: 'amount', name: t('column.amount'), signed: ({ net }) => net }]}
      action={(page) => <MovementsExport page={page} file={list.file} />}
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
