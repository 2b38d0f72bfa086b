import { row } from './row.css.ts';
import type { Sort } from './sort.ts';
import { notInCards } from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import { TableHeading } from './table-heading.tsx';

interface TableHeadProps<Row, Id extends string> {
  columns: readonly TableColumn<Row, Id>[];
  sort: Sort<Id> | undefined;
  /** Undefined when rows cannot be sorted. */
  onSort: ((column: TableColumn<Row, Id>) => void) | undefined;
  /** Cards are sorted in another way, so the headings are not needed above them. */
  inColumnsOnly: boolean;
}

export function TableHead<Row, Id extends string>({ columns, sort, onSort, inColumnsOnly }: TableHeadProps<Row, Id>) {
  return (
    <thead className={inColumnsOnly ? notInCards : undefined}>
      <tr className={row}>
        {columns.map((column) => (
          <TableHeading
            key={column.id}
            name={column.name}
            isNumber={column.kind === 'number'}
            sorted={sort?.column === column.id ? sort.direction : undefined}
            onSort={column.sortable && onSort ? () => onSort(column) : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}
