import { type ReactNode, useCallback, useId } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { FEW, ManyRows } from '../window-rows/many-rows.tsx';
import type { MeasureRow } from '../window-rows/many-rows-props.ts';
import { CardSort } from './card-sort.tsx';
import { bone, cell, lead, row } from './row.css.ts';
import { nextSort, type Sort, usualOf } from './sort.ts';
import { body, box, caption as captionStyle, frame, placeholder, table } from './table.css.ts';
import type { TableColumn } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { classesOf, TableRow } from './table-row.tsx';

interface TableSkeletonProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'kind' | 'besideName' | 'belowName'>[];
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

interface TableBodyProps<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
}

interface Captioned {
  /** Names the table by its content. */
  caption: string;
  /** A heading above says the same, so the caption only names the table. */
  captionHidden?: boolean;
  panelTitleId?: never;
}

interface InPanel {
  /** Id of the title of a panel that the table fills: it names the table, and the panel is its border and ground. */
  panelTitleId: string;
  caption?: never;
  captionHidden?: never;
}

type TableProps<Row, Id extends string> = (Captioned | InPanel) & {
  /** The first one names the row. */
  columns: readonly TableColumn<Row, Id>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  sort?: Sort<Id>;
  onSort?: (sort: Sort<Id>) => void;
  /** Text of a menu that sorts cards, given the sorted column's name. Without it the headings are above the cards. */
  cardSort?: (column: string) => string;
  /** Fits many columns: low rows in small type, cards already on a tablet, and the values of a card side by side. */
  dense?: boolean;
  /** Replaces an empty table: an `Empty`. */
  empty: ReactNode;
  /** Replaces the table when loading failed: a `Problem`. */
  problem?: ReactNode;
};

/** A table of rows that the caller has sorted. Where there is no room for columns, each row becomes a card. */
export function Table<Row, Id extends string = string>(props: TableProps<Row, Id>) {
  const { caption, captionHidden, panelTitleId, columns, rows, keyOf, sort, cardSort, dense, empty, problem } = props;
  const captionId = useId();
  const place = panelTitleId === undefined ? 'framed' : 'panel';
  const density = dense ? 'dense' : 'roomy';
  const missing = problem ?? (rows?.length === 0 ? empty : null);
  // A long table does not have all of its rows in the document.
  const isMany = rows && rows.length > FEW;
  const sortBy = sorterOf(props);
  const menu = cardSort && sort && sortBy && (
    <CardSort columns={columns} sort={sort} onSort={sortBy} label={cardSort} place={place} />
  );
  return (
    <div className={frame[density]}>
      {caption !== undefined && (
        <p id={captionId} className={captionStyle} hidden={captionHidden}>
          {caption}
        </p>
      )}
      {missing ? (
        <div className={placeholder[place]}>{missing}</div>
      ) : (
        <>
          {menu}
          <div className={box[place]}>
            <table
              className={table[density]}
              aria-labelledby={panelTitleId ?? captionId}
              aria-busy={!rows}
              aria-rowcount={isMany ? rows.length + 1 : undefined}
            >
              <TableHead columns={columns} sort={sort} onSort={sortBy} inColumnsOnly={menu !== undefined} />
              {rows ? (
                <TableBody rows={rows} columns={columns} keyOf={keyOf} />
              ) : (
                <tbody className={body}>
                  <TableSkeleton columns={columns} />
                </tbody>
              )}
            </table>
          </div>
        </>
      )}
    </div>
  );
}

function sorterOf<Id extends string>({ sort, onSort }: Pick<TableProps<never, Id>, 'sort' | 'onSort'>) {
  return onSort && ((column: OrderedColumn<Id>) => onSort(nextSort(sort, column.id, usualOf(column))));
}

type OrderedColumn<Id extends string> = Pick<TableColumn<never, Id>, 'id' | 'kind' | 'usual'>;

/** The rows of a table. A long table draws only those in view. */
function TableBody<Row>({ rows, columns, keyOf }: TableBodyProps<Row>) {
  const isMany = rows.length > FEW;
  const draw = useCallback(
    (row: Row, index: number, measure?: MeasureRow) => (
      <TableRow row={row} columns={columns} index={isMany ? index : undefined} measure={measure} />
    ),
    [columns, isMany],
  );
  return <ManyRows Body="tbody" className={body} rows={rows} keyOf={keyOf} draw={draw} />;
}

/** Placeholder rows while a table loads. */
function TableSkeleton({ columns }: TableSkeletonProps) {
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
