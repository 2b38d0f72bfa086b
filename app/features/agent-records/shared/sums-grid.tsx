import type { ReactNode } from 'react';
import { Grid } from '#app/kit/grid/grid.tsx';
import type { GridColumn } from '#app/kit/grid/grid-column.ts';

export interface SumsColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
}

/** Positions of the first three columns in a card. */
const PLACES = ['amount', 'line', 'lineEnd'] as const;

interface SumsGridProps<Row> {
  label: string;
  /** Heading of the column of names. */
  name: string;
  /** Columns of figures. Cards show the first one large. */
  columns: readonly SumsColumn<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Sum of all rows, labelled `totalName`. */
  totals: Row | undefined;
  totalName: string;
  /** Opens the records of a row. */
  onOpen: (row: Row) => void;
  empty: ReactNode;
}

/** Grid of sums by game, kind or level. */
export function SumsGrid<Row>(props: SumsGridProps<Row>) {
  const { rows, columns, keyOf, nameOf, totals } = props;
  const shown: GridColumn<Row>[] = [
    { id: 'name', name: props.name, width: 200, cell: (row) => <bdi>{nameOf(row)}</bdi> },
    ...columns.map((column, index) => ({
      ...column,
      kind: 'number' as const,
      inCard: PLACES[index] ?? ('nowhere' as const),
      ...(index > 0 && { cardCell: (row: Row) => figure(column, row) }),
    })),
  ];
  return (
    <Grid
      label={props.label}
      columns={shown}
      count={rows?.length}
      rowAt={(index) => rows?.[index]}
      keyOf={keyOf}
      onOpen={props.onOpen}
      {...(totals && {
        totals: {
          name: props.totalName,
          cells: Object.fromEntries(columns.map((column) => [column.id, column.cell(totals)])),
        },
      })}
      cardsBelow={42}
      empty={props.empty}
    />
  );
}

function figure<Row>({ name, cell }: SumsColumn<Row>, row: Row) {
  return (
    <>
      <span aria-hidden="true">{name} </span>
      {cell(row)}
    </>
  );
}
