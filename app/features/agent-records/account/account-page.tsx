import { useTranslation } from '#app/language/translation.tsx';
import { TeamRecordsPage } from '../shared/team-records-page.tsx';
import { MovementDetail } from './movement-detail.tsx';
import { MovementFilters } from './movement-filters.tsx';
import { idOfMovement, useMovements } from './movement-queries.ts';
import { movementTotalsOf } from './movement-totals-of.ts';
import { MovementsExport } from './movements-export.tsx';
import { useMovementColumns, useMovementLayout } from './use-movement-columns.tsx';
import { useMovementsAddress } from './use-movements-address.ts';

/** The movements of money in an agent's team, down to each of them. */
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
      filters={<MovementFilters address={address} page={list.known} />}
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
