import { Skeleton } from '../skeleton/skeleton.tsx';
import { bone, cell, lead, row } from './row.css.ts';
import type { TableColumn } from './table-column.ts';
import { classesOf } from './table-row.tsx';

interface TableSkeletonProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'kind' | 'besideName' | 'belowName'>[];
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder rows while a table loads. */
export function TableSkeleton({ columns }: TableSkeletonProps) {
  return ROWS.map((name) => (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a row of bones takes the focus, and there is nothing to read.
    <tr key={name} className={row} aria-hidden="true">
      {columns.map((column, index) => (
        <td key={column.id} className={index === 0 ? `${cell} ${lead}` : classesOf(column)}>
          <Skeleton className={bone} />
        </td>
      ))}
    </tr>
  ));
}
