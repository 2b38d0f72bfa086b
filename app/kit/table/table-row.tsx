import { cell, cellName, lead, numeric, row as rowStyle } from './table.css.ts';
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
      {others.map(({ id, name, kind, cell: content }) => (
        <td key={id} className={kind === 'number' ? `${cell} ${numeric}` : cell}>
          <span className={cellName}>{name}</span>
          <span>{content(row)}</span>
        </td>
      ))}
    </tr>
  );
}
