import type { ReactNode } from 'react';
import { numeric } from './heading.css.ts';
import { belowAt, beside, cell, cellName, lead, row as rowStyle, short as shortStyle, unseenName } from './row.css.ts';
import type { TableColumn } from './table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

/** A row; as a card it shows each value with its column's name. */
export function TableRow<Row>({ row, columns: [first, ...others] }: TableRowProps<Row>) {
  return (
    <tr className={rowStyle}>
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

/** Of a cell with a value, or of its bone. */
export function classesOf({ kind, besideName, belowName, short }: Placed): string {
  const place = besideName ? beside : belowName && belowAt[belowName];
  return [cell, kind === 'number' && numeric, place, short && shortStyle].filter(Boolean).join(' ');
}
