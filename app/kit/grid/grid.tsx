import { type ColumnDef, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { placeholder, root } from './grid.css.ts';
import { GridCards } from './grid-cards.tsx';
import type { GridColumn, ShownColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';
import type { GridProps } from './grid-props.ts';
import { GridTable } from './grid-table.tsx';
import { useSelection } from './use-selection.ts';

const WIDTHS = { text: 152, number: 128 };
const LEAST_WIDTH = 64;
/** The table knows the columns only: rows come in parts, and the platform sorts them. */
const NO_ROWS: never[] = [];
const USUAL = { hidden: [], widths: {} };

/** Text size of every browser, unless its user asks for larger text. */
const USUAL_REM = 16;
/** Room that columns usually need, in lines of text. */
const USUAL_ROOM = 53;

type Room = ReturnType<typeof useRoom>;

/** Heights in lines of text: for a mouse, and for a finger. */
const ROW_HEIGHTS = { fine: 2.125, coarse: 2.75 };

/**
 * The back office's table, for any number of rows: only those in sight are in the document. Where there is no room for
 * columns, each row becomes a card. The rows are one Tab stop; arrows, Home, End and Page keys move between them, Space selects,
 * Enter opens, and the arrows along the line expand and collapse.
 */
export function Grid<Row, Id extends string = string>(props: GridProps<Row, Id>) {
  const { look = 'framed', count, empty, problem } = props;
  const element = useRef<HTMLDivElement>(null);
  const { isNarrow, isForFingers, rem } = useRoom(element, props.cardsBelow);
  const columns = useColumns(props.columns, props.layout);
  const chosen = useSelection(props);
  const rowHeight = Math.round(ROW_HEIGHTS[isForFingers ? 'coarse' : 'fine'] * rem);
  const shown = { props, columns, chosen, scale: rem / USUAL_REM };
  const missing = problem ?? (count === 0 ? empty : null);
  return (
    <div ref={element} className={root}>
      {missing ? (
        <div className={placeholder[look]}>{missing}</div>
      ) : isNarrow ? (
        <GridCards {...shown} />
      ) : (
        <GridTable key={rowHeight} {...shown} rowHeight={rowHeight} />
      )}
    </div>
  );
}

/**
 * The room of an element: whether it is too narrow for columns, is pressed by fingers, and how high its text is in CSS pixels.
 * @param least room of columns, in lines of text
 */
function useRoom(element: RefObject<HTMLElement | null>, least = USUAL_ROOM) {
  const [room, setRoom] = useState({ isNarrow: false, isForFingers: false, rem: USUAL_REM });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setRoom((before) => sameOr(before, roomOf(current, least)));
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, least]);
  return room;
}

function roomOf({ clientWidth }: HTMLElement, least: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_REM;
  const isForFingers = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  // An element that is not laid out has no width.
  return { isNarrow: clientWidth > 0 && clientWidth < least * rem, isForFingers, rem };
}

function sameOr(before: Room, measured: Room): Room {
  const isSame = before.isNarrow === measured.isNarrow && before.isForFingers === measured.isForFingers;
  return isSame && before.rem === measured.rem ? before : measured;
}

/** The columns to show, with their widths. */
function useColumns<Row, Id extends string>(
  columns: readonly GridColumn<Row, Id>[],
  { hidden, widths }: Pick<GridLayout, 'hidden' | 'widths'> = USUAL,
): readonly ShownColumn<Row, Id>[] {
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const columnVisibility = useMemo(() => visibilityOf(columns, hidden), [columns, hidden]);
  const table = useReactTable<Row>({
    data: NO_ROWS,
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    state: { columnVisibility, columnSizing: widths },
  });
  const visible = table.getVisibleLeafColumns();
  return useMemo(() => {
    const sizes = new Map(visible.map((column) => [column.id, column.getSize()]));
    return columns.flatMap((column) => {
      const width = sizes.get(column.id);
      const { id, minWidth = LEAST_WIDTH } = column;
      return width === undefined ? [] : [{ ...column, width, minWidth, isSized: id in widths }];
    });
  }, [columns, visible, widths]);
}

/** The first column names the rows, so it stays. */
function visibilityOf(columns: readonly GridColumn<never>[], hidden: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(columns.map(({ id }, index) => [id, index === 0 || !hidden.includes(id)]));
}

function definitionOf<Row>(column: GridColumn<Row>): ColumnDef<Row> {
  const { id, name, kind = 'text', minWidth = LEAST_WIDTH, width = WIDTHS[kind] } = column;
  return { id, header: name, size: width, minSize: minWidth };
}
