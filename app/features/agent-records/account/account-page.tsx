import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { OpenedAlone } from '../shared/opened-alone.tsx';
import { RecordSheet } from '../shared/record-sheet.tsx';
import { views as viewsStyle } from '../shared/records.css.ts';
import { RecordsPage } from '../shared/records-page.tsx';
import { useArrived } from '../shared/use-arrived.ts';
import { MovementDetail } from './movement-detail.tsx';
import { MovementFilters } from './movement-filters.tsx';
import { idOfMovement, useMovements } from './movement-queries.ts';
import { MovementSums } from './movement-sums.tsx';
import { MovementTotals } from './movement-totals.tsx';
import { MovementsExport } from './movements-export.tsx';
import { MovementsGrid } from './movements-grid.tsx';
import { movementColumnIds, useMovementLayout } from './use-movement-columns.tsx';
import { movementViews, useMovementsAddress } from './use-movements-address.ts';

/** The movements of money in an agent's team, down to each of them. */
export function AccountPage() {
  const { t } = useTranslation('agent-records');
  const address = useMovementsAddress();
  const list = useMovements(address);
  const layout = useMovementLayout();
  const isWide = useMedia(WIDE);
  const { view, opened } = address;
  const { page, known } = list;
  const isList = view === 'rows';
  const isAlone = useArrived(opened) && isList && !isWide;
  const views = movementViews.map((id) => ({ id, name: t(id === 'levels' ? 'view.levels' : `movements.view.${id}`) }));
  return (
    <RecordsPage
      name="movements"
      title={t('entry.account')}
      address={address}
      page={page}
      columns={isWide && isList ? movementColumnIds.map((id) => ({ id, name: t(`column.${id}`) })) : undefined}
      layout={layout}
      action={page && page.totals.count > 0 && <MovementsExport page={page} file={list.file} />}
      filters={<MovementFilters address={address} page={known} />}
      problem={{ title: t('movements.failed'), error: list.error, retry: list.retry }}
      beside={
        isWide &&
        isList &&
        opened !== null && (
          <RecordSheet
            id={opened}
            title={t('movements.sheet', { number: opened })}
            list={list}
            idOf={idOfMovement}
            address={address}
          >
            <MovementDetail id={opened} address={address} place="sheet" />
          </RecordSheet>
        )
      }
    >
      {isAlone && opened !== null && (
        <OpenedAlone title={t('movements.sheet', { number: opened })}>
          <MovementDetail id={opened} address={address} place="above" />
        </OpenedAlone>
      )}
      {page && <MovementTotals page={page} />}
      <div className={viewsStyle}>
        <ViewChoice label={t('view.label')} views={views} view={view} counts={undefined} onChoose={address.setView} />
      </div>
      {isList ? (
        <MovementsGrid list={list} address={address} layout={layout} isWide={isWide} isAlone={isAlone} />
      ) : (
        <MovementSums list={list} address={address} />
      )}
    </RecordsPage>
  );
}
