import { useCallback } from 'react';
import { FEW, ManyRows } from '../window-rows/many-rows.tsx';
import type { MeasureRow } from '../window-rows/many-rows-props.ts';
import { body } from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import { TableRow } from './table-row.tsx';

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
}

/** The rows of a table. A long table draws only those in view. */
export function TableBody<Row>({ rows, columns, keyOf }: TableBodyProps<Row>) {
  const isMany = rows.length > FEW;
  const draw = useCallback(
    (row: Row, index: number, measure?: MeasureRow) => (
      <TableRow row={row} columns={columns} index={isMany ? index : undefined} measure={measure} />
    ),
    [columns, isMany],
  );
  return <ManyRows Body="tbody" className={body} rows={rows} keyOf={keyOf} draw={draw} />;
}
