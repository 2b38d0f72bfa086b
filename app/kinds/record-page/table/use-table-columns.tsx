import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useTimes } from '../days/use-times.ts';
import { FigureValue, type Value } from '../totals/figure.tsx';
import { figures } from '../totals/signed-money.css.ts';

/** A column of a record. Amounts and numbers are aligned at their ends, and times use the record's clock. */
export type RecordColumn<Row> = Omit<TableColumn<Row>, 'cell'> & (Value<Row> | { time: (row: Row) => number });

interface TableColumnsOptions<Row> {
  columns: readonly RecordColumn<Row>[];
  /** Undefined while loading. */
  days: { timeZone: string; today: string } | undefined;
  /** Currency of a row's amounts. */
  currencyOf: (row: Row) => string;
}

/** Converts a record's columns to those of a table. */
export function useTableColumns<Row>({ columns, days, currencyOf }: TableColumnsOptions<Row>): TableColumn<Row>[] {
  const when = useTimes(days);
  return columns.map((column) => {
    if ('time' in column) return { ...column, cell: (row) => when(column.time(row)) };
    if ('cell' in column) return column;
    const cell = (row: Row) => <FigureValue value={column} of={row} currency={currencyOf(row)} />;
    if (!('count' in column)) return { ...column, kind: 'number', cell };
    return { ...column, kind: 'number', cell: (row) => <bdi className={figures}>{cell(row)}</bdi> };
  });
}
