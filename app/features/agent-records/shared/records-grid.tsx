import type { ReactNode } from 'react';
import { type OfficeTotal, officeTotals } from '#app/kinds/record-page/office/office-columns.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';
import type { GridLayout } from '#app/kit/grid/grid-layout.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamRows } from './team-rows.ts';
import type { RecordsAddress } from './use-records-address.ts';

/** In rem. Narrower windows show cards, which include the details of the sheet. */
const CARDS_BELOW = { wide: 42, other: 64 };

interface RecordsGridProps<Row, Sums> {
  kind: 'movements' | 'bets';
  list: TeamRows<Row, { totals: Sums; currency: string }>;
  address: Pick<RecordsAddress, 'opened' | 'setOpened'>;
  columns: GridColumn<Row>[];
  layout: GridLayout;
  totalCells: readonly OfficeTotal<Sums>[];
  idOf: (row: Row) => number;
  cardDetail: (row: Row) => ReactNode;
  /** True if the open row is in a sheet beside the grid. */
  isWide: boolean;
  /** True if the open row is above the grid. */
  isAlone: boolean;
  empty: ReactNode;
}

/** Grid with one row for each record. */
export function RecordsGrid<Row, Sums extends { count: number }>(props: RecordsGridProps<Row, Sums>) {
  const { kind, list, address, columns, layout, totalCells, idOf, cardDetail, isWide, isAlone, empty } = props;
  const { t } = useTranslation('agent-records');
  const { page, rowAt, onRange, isPartMissing, refetch } = list;
  const totals =
    page &&
    officeTotals({
      ...{ name: t(`${kind}.total`, { count: page.totals.count }), cells: totalCells },
      ...{ of: page.totals, currency: page.currency },
    });
  return (
    <>
      {isPartMissing && page && (
        <Button icon="arrow-clockwise" onClick={() => void refetch()}>
          {t('partFailed')}
        </Button>
      )}
      <Grid
        label={t(`${kind}.grid`)}
        columns={columns}
        count={page?.totals.count}
        rowAt={rowAt}
        keyOf={(row) => String(idOf(row))}
        onRange={onRange}
        openKey={isAlone ? '' : String(address.opened ?? '')}
        onOpen={(row) => address.setOpened(idOf(row))}
        {...(totals && { totals })}
        layout={layout}
        resizeLabel={(column) => t('width', { column })}
        {...(!isWide && { cardDetail })}
        cardsBelow={isWide ? CARDS_BELOW.wide : CARDS_BELOW.other}
        empty={empty}
      />
    </>
  );
}
