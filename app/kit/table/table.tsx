import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { nextSort, type Sort } from './sort.ts';
import { body, box, caption as captionStyle, frame, placeholder, row as rowStyle, table } from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import { TableHeading } from './table-heading.tsx';
import { TableRow } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface TableProps<Row> {
  /** What the table contains. */
  caption: string;
  /** A heading above says the same, so only screen readers get the caption. */
  captionHidden?: boolean;
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Replaces an empty table: an `Empty`. */
  empty: ReactNode;
  /** Replaces the table when loading failed: a `Problem`. */
  problem?: ReactNode;
}

/** A table of rows that the caller has sorted. Where there is no room for columns, each row becomes a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, keyOf, sort, onSort, empty, problem } = props;
  const id = useId();
  const missing = problem ?? (rows?.length === 0 ? empty : null);
  return (
    <div className={frame}>
      <p id={id} className={captionHidden ? visuallyHidden : captionStyle}>
        {caption}
      </p>
      {missing ? (
        <div className={placeholder}>{missing}</div>
      ) : (
        <div className={box}>
          <table className={table} aria-labelledby={id} aria-busy={!rows}>
            <thead>
              <tr className={rowStyle}>
                {columns.map((column) => (
                  <TableHeading
                    key={column.id}
                    name={column.name}
                    isNumber={column.kind === 'number'}
                    sorted={sort?.column === column.id ? sort.direction : undefined}
                    onSort={
                      column.sortable && onSort ? () => onSort(nextSort(sort, column.id, usualOf(column))) : undefined
                    }
                  />
                ))}
              </tr>
            </thead>
            <tbody className={body}>
              {rows ? (
                rows.map((row) => <TableRow key={keyOf(row)} row={row} columns={columns} />)
              ) : (
                <TableSkeleton columns={columns} />
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function usualOf({ kind }: Pick<TableColumn<never>, 'kind'>): Sort['direction'] {
  return kind === 'number' ? 'descending' : 'ascending';
}
