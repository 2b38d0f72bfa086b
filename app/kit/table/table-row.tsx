import type { ReactNode } from 'react';
import { numeric } from './heading.css.ts';
import { beside, cell, cellName, lead, row as rowStyle, short as shortStyle } from './row.css.ts';
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
          {column.besideName ? column.cell(row) : <Named name={column.name}>{column.cell(row)}</Named>}
        </td>
      ))}
    </tr>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className={cellName}>{name}</span>
      <span>{children}</span>
    </>
  );
}

function classesOf({ kind, besideName, short }: Pick<TableColumn<never>, 'kind' | 'besideName' | 'short'>): string {
  return [cell, kind === 'number' && numeric, besideName && beside, short && shortStyle].filter(Boolean).join(' ');
}
