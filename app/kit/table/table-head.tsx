import { Icon } from '../icon/icon.tsx';
import { heading, headingButton, headingIcon, headingText, numeric } from './heading.css.ts';
import { row } from './row.css.ts';
import type { Sort } from './sort.ts';
import { notInCards } from './table.css.ts';
import type { TableColumn } from './table-column.ts';

interface TableHeadingProps {
  name: string;
  isNumber: boolean;
  /** Current sort order of this column, if rows are sorted by it. */
  sorted: Sort['direction'] | undefined;
  /** Undefined when the column cannot be sorted. */
  onSort: (() => void) | undefined;
}

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

function TableHeading({ name, isNumber, sorted, onSort }: TableHeadingProps) {
  const classes = isNumber ? `${heading} ${numeric}` : heading;
  if (!onSort) {
    return (
      <th className={classes} scope="col">
        <span className={headingText}>{name}</span>
      </th>
    );
  }
  return (
    <th className={classes} scope="col" aria-sort={sorted ?? 'none'} data-sortable>
      <button type="button" className={headingButton} onClick={onSort}>
        {name}
        <span className={headingIcon} data-sorted={sorted}>
          <Icon name={sorted === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />
        </span>
      </button>
    </th>
  );
}
