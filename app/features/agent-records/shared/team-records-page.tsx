import { type ReactNode, useState } from 'react';
import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import { type Figure, FigureValue } from '#app/kinds/record-page/totals/figure.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { NoRecords } from './no-records.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { views as viewsStyle } from './records.css.ts';
import { RecordsGrid } from './records-grid.tsx';
import { RecordsPage } from './records-page.tsx';
import { alone, title as titleStyle } from './sheet.css.ts';
import { type SumsRow, SumsView } from './sums-view.tsx';
import type { TeamPage, TeamRows } from './team-rows.ts';
import { Totals } from './totals.tsx';
import { RECORD_VIEWS, type TeamRecordsAddress } from './use-records-address.ts';

interface OpenedAloneProps {
  title: string;
  children: ReactNode;
}

/** Where the details are: beside the list, in the row's card (which already shows the amount), or above all cards. */
export type DetailPlace = 'sheet' | 'card' | 'above';

interface TeamRecordsPageProps<Row, Page extends TeamPage<Sums>, Sums extends { count: number }> {
  /** Prefix of the word keys and name of the saved views. */
  kind: 'movements' | 'bets';
  title: string;
  icon: IconName;
  address: TeamRecordsAddress;
  list: TeamRows<Row, Page>;
  columns: GridColumn<Row>[];
  layout: GridLayout;
  /** Columns of the grid that have a total. */
  totalCells: readonly (Figure<Page['totals']> & { id: string })[];
  idOf: (row: Row) => number;
  /** Button that downloads the rows. */
  action: (page: Page) => ReactNode;
  filters: ReactNode;
  /** Totals of all matching records. */
  figures: readonly Figure<Page['totals']>[];
  detail: (id: number, place: DetailPlace) => ReactNode;
  /** Sums by group or level. */
  sums: {
    /** Heading of the column of groups. */
    name: string;
    columns: readonly (Figure<Sums> & { id: string })[];
    groupsOf: (page: Page) => readonly SumsRow<Sums>[];
    sumOf: (rows: readonly Sums[]) => Sums;
  };
}

/** Page of an agent's team records, as a grid with a sheet or as sums. */
export function TeamRecordsPage<Row, Page extends TeamPage<Sums>, Sums extends { count: number }>(
  props: TeamRecordsPageProps<Row, Page, Sums>,
) {
  const { kind, title, icon, address, list, columns, layout, idOf, figures, detail, sums } = props;
  const { t } = useTranslation('agent-records');
  const isWide = useMedia(WIDE);
  const { view, opened, filtersSet } = address;
  const { page } = list;
  const isList = view === 'rows';
  const isAlone = useArrived(opened) && isList && !isWide;
  const sheetTitle = t(`${kind}.sheet`, { number: opened });
  const empty = (
    <NoRecords {...{ icon, address }} title={t(`${kind}.none`)} text={t(`${kind}.noneText`)} filters={filtersSet} />
  );
  const views = RECORD_VIEWS.map((id) => ({
    id,
    name: t(id === 'levels' ? 'view.levels' : `${kind}.view.${id}`),
  }));
  return (
    <RecordsPage
      {...{ title, address, page, layout }}
      name={kind}
      columns={isWide && isList ? columns : undefined}
      action={page && page.totals.count > 0 && props.action(page)}
      filters={props.filters}
      problem={{ title: t(`${kind}.failed`), error: list.error, retry: list.retry }}
      beside={
        isWide &&
        isList &&
        opened !== null && (
          <RecordSheet {...{ list, idOf, address }} id={opened} title={sheetTitle}>
            {detail(opened, 'sheet')}
          </RecordSheet>
        )
      }
    >
      {isAlone && opened !== null && <OpenedAlone title={sheetTitle}>{detail(opened, 'above')}</OpenedAlone>}
      {page && (
        <Totals
          figures={figures.map((figure) => ({
            name: figure.name,
            value: <FigureValue value={figure} of={page.totals} currency={page.currency} />,
          }))}
        />
      )}
      <div className={viewsStyle}>
        <ViewChoice label={t('view.label')} views={views} view={view} counts={undefined} onChoose={address.setView} />
      </div>
      {isList ? (
        <RecordsGrid
          {...{ kind, list, address, columns, layout, idOf, isWide, isAlone, empty }}
          totalCells={props.totalCells}
          cardDetail={(row) => detail(idOf(row), 'card')}
        />
      ) : (
        <SumsView {...{ kind, page, address, empty, sums }} />
      )}
    </RecordsPage>
  );
}

/** True while the row that the page opened with is still open; its card may be far down the list. @param opened the row's id */
function useArrived(opened: number | null): boolean {
  const [arrived, setArrived] = useState(opened);
  if (arrived !== null && arrived !== opened) setArrived(null);
  return opened !== null && arrived === opened;
}

/** The open row above the list, for windows without a sheet whose card may be off screen. */
function OpenedAlone({ title, children }: OpenedAloneProps) {
  return (
    <section className={alone} aria-label={title}>
      <h2 className={titleStyle}>{title}</h2>
      {children}
    </section>
  );
}
