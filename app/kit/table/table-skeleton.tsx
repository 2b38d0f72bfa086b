import { Skeleton } from '../skeleton/skeleton.tsx';
import { numeric } from './heading.css.ts';
import { bone, cell, row } from './row.css.ts';
import type { TableColumn } from './table-column.ts';

interface TableSkeletonProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'kind'>[];
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder rows while a table loads. */
export function TableSkeleton({ columns }: TableSkeletonProps) {
  return ROWS.map((name) => (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a row of bones takes the focus, and there is nothing to read.
    <tr key={name} className={row} aria-hidden="true">
      {columns.map(({ id, kind }) => (
        <td key={id} className={kind === 'number' ? `${cell} ${numeric}` : cell}>
          <Skeleton className={bone} />
        </td>
      ))}
    </tr>
  ));
}
