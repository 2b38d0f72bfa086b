import type { ReactNode } from 'react';
import type { MeasureRow } from '../window-rows/many-rows-props.ts';
import { numeric } from './heading.css.ts';
import { belowAt, beside, cell, cellName, lead, row as rowStyle, short as shortStyle, unseenName } from './row.css.ts';
import type { TableColumn } from './table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Place among many rows, of which not all are in the document. */
  index?: number | undefined;
  /** Learns the row's height. */
  measure?: MeasureRow | undefined;
}

/** A row; as a card it shows each value with its column's name. */
export function TableRow<Row>({ row, columns: [first, ...others], index, measure }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      className={rowStyle}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {first && (
        <th className={`${cell} ${lead}`} scope="row">
          {first.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} className={classesOf(column)}>
          {column.besideName ? column.cell(row) : <Named column={column}>{column.cell(row)}</Named>}
        </td>
      ))}
    </tr>
  );
}

interface NamedProps {
  column: Pick<TableColumn<never>, 'name' | 'belowName'>;
  children: ReactNode;
}

function Named({ column: { name, belowName }, children }: NamedProps) {
  return (
    <>
      <span className={belowName ? unseenName : cellName}>{name}</span>
      <span>{children}</span>
    </>
  );
}

type Placed = Pick<TableColumn<never>, 'kind' | 'besideName' | 'belowName' | 'short'>;

/** Classes of a cell with a value, or of its bone. */
export function classesOf({ kind, besideName, belowName, short }: Placed): string {
  const place = besideName ? beside : belowName && belowAt[belowName];
  return [cell, kind === 'number' && numeric, place, short && shortStyle].filter(Boolean).join(' ');
}
