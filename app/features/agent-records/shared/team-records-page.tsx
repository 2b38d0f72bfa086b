import { type ReactNode, useState } from 'react';
import { panelPage } from '#app/kinds/list-with-detail/panel-page.css.ts';
import { ViewChoice } from '#app/kinds/office-page/view-choice.tsx';
import type { OfficeTotal } from '#app/kinds/record-page/office/office-columns.tsx';
import { OfficeRecords } from '#app/kinds/record-page/office/office-records.tsx';
import { type Figure, FigureValue } from '#app/kinds/record-page/totals/figure.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import * as prose from '#app/kit/text/prose.css.ts';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import { describeRefusal } from './describe-refusal.ts';
import { NoRecords } from './no-records.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { figure as figureStyle, listPart, totals as totalsStyle, views as viewsStyle } from './records.css.ts';
import { RecordsGrid } from './records-grid.tsx';
import { alone, title as titleStyle } from './sheet.css.ts';
import { type SumsColumn, type SumsRow, SumsView } from './sums-view.tsx';
import type { TeamPage, TeamRows } from './team-rows.ts';
import { RECORD_VIEWS, type RecordsAddress } from './use-records-address.ts';

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
  address: RecordsAddress;
  list: TeamRows<Row, Page>;
  columns: GridColumn<Row>[];
  layout: GridLayout;
  /** Columns of the grid that have a total. */
  totalCells: readonly OfficeTotal<Page['totals']>[];
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
    columns: readonly SumsColumn<Sums>[];
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
  const refresh = useRefreshTeam();
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
    <div className={panelPage}>
      <OfficeRecords
        {...{ title, t }}
        className={listPart}
        address={address.range}
        record={{ data: page, error: list.error, refetch: list.refetch }}
        refresh={() => refresh({ throwOnError: true })}
        views={{ name: kind, layout }}
        columns={isWide && isList ? { label: t('columns'), of: columns } : undefined}
        action={(loaded) => loaded.totals.count > 0 && props.action(loaded)}
        moreFilters={props.filters}
        failed={t(`${kind}.failed`)}
        describe={(error) => describeRefusal(error, t)}
      >
        {() => (
          <>
            {isAlone && opened !== null && <OpenedAlone title={sheetTitle}>{detail(opened, 'above')}</OpenedAlone>}
            {page && <Totals figures={figures} page={page} />}
            <div className={viewsStyle}>
              <ViewChoice {...{ views, view }} label={t('view.label')} counts={undefined} onChoose={address.setView} />
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
          </>
        )}
      </OfficeRecords>
      {isWide && isList && opened !== null && (
        <RecordSheet {...{ list, idOf, address }} id={opened} title={sheetTitle}>
          {detail(opened, 'sheet')}
        </RecordSheet>
      )}
    </div>
  );
}

interface TotalsProps<Sums> {
  /** Most important figure first. */
  figures: readonly Figure<Sums>[];
  page: { totals: Sums; currency: string };
}

/** Totals of all matching records. */
function Totals<Sums>({ figures, page: { totals, currency } }: TotalsProps<Sums>) {
  return (
    <dl className={totalsStyle}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt className={prose.note}>{figure.name}</dt>
          <dd className={figureStyle}>
            <FigureValue value={figure} of={totals} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
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
