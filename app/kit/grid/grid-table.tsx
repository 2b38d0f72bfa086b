import { observeElementRect, type Rect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { body as bodyStyle, frame as frameStyle } from './grid.css.ts';
import { GridCells } from './grid-cells.tsx';
import type { ShownColumn } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import type { GridProps } from './grid-props.ts';
import { bodyProps, gridProps, rowProps, shownCount } from './grid-roles.ts';
import { GridRow } from './grid-row.tsx';
import { TotalsRows } from './grid-totals.tsx';
import { COLUMNS, ROW_HEIGHT } from './grid-vars.css.ts';
import { row as rowStyle } from './row.css.ts';
import { SELECT_WIDTH } from './select-width.ts';
import { useActiveRow } from './use-active-row.ts';
import { useFilledRows } from './use-filled-rows.ts';
import { useSeenRange } from './use-seen-range.ts';
import type { Selection } from './use-selection.ts';

const USUAL_REM = 16;
type Sized = Pick<ShownColumn<never>, 'width' | 'isSized'>;

/** A frame that is not laid out, as in a closed panel, has rows all the same, so that it can be read and has its height. */
const UNSEEN: Rect = { width: 0, height: 600 };

export interface ShownGrid<Row, Id extends string> {
  /** The same object as long as nothing of the grid differs. */
  props: GridProps<Row, Id>;
  columns: readonly ShownColumn<Row, Id>[];
  chosen: Selection;
  /** Size of the page's text beside the usual one. */
  scale: number;
}

const OVERSCAN = 5;

/** Rows in columns, in a frame of their own: its head, its first column and its totals are always in sight. */
export function GridTable<Row, Id extends string>({
  props,
  columns,
  chosen,
  scale,
  rowHeight,
}: GridTableProps<Row, Id>) {
  const { count, selection, totals, apart, look = 'framed', onRange } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [isShifted, setIsShifted] = useState(false);
  const active = useActiveRow(shownCount(count));
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: shownCount(count),
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: rowHeight,
    rangeExtractor: active.rangeExtractor,
    observeElementRect: observeFrame,
  });
  useSeenRange(count === undefined ? null : rows.range, onRange);
  useVariables(frame, { [COLUMNS]: templateOf(columns, selection !== undefined), [ROW_HEIGHT]: `${rowHeight}px` });
  const cellsAt = useCells(props, columns, chosen);
  const items = rows.getVirtualItems();
  const isFilled = useFilledRows(items.map(({ index }) => index));
  const page = Math.floor((rows.scrollRect?.height ?? 0) / rowHeight) - 3;

  return (
    <div
      {...gridProps(props)}
      ref={frame}
      className={frameStyle[look]}
      data-shifted={isShifted || undefined}
      onScroll={({ currentTarget }) => setIsShifted(currentTarget.scrollLeft !== 0)}
    >
      <div style={{ minWidth: leastWidth(columns, selection !== undefined) }}>
        <GridHead {...props} columns={columns} chosen={chosen} scale={scale} />
        <div
          {...bodyProps({ props, chosen, active, page: Math.max(page, 1) })}
          className={bodyStyle}
          style={{ height: rows.getTotalSize() }}
        >
          {items.map(({ index, start }) => {
            const { key, row } = rowProps(props, index, active.active);
            const own = {
              className: rowStyle,
              start: start - rowHeight,
              cellsAt: isFilled(index) ? cellsAt : undefined,
            };
            return <GridRow key={key} {...row} {...own} />;
          })}
        </div>
        {totals && count !== undefined && (
          <TotalsRows {...{ totals, apart, columns }} hasSelection={selection !== undefined} rowIndex={count + 2} />
        )}
      </div>
    </div>
  );
}

interface GridTableProps<Row, Id extends string> extends ShownGrid<Row, Id> {
  /** Height in pixels. */
  rowHeight: number;
}

/** Draws a row's cells; the same function as long as the grid is the same. */
function useCells<Row, Id extends string>(
  { rowAt, keyOf, selection, tree }: GridProps<Row, Id>,
  columns: readonly ShownColumn<Row, Id>[],
  { selectTo, toggle }: Selection,
) {
  return useCallback(
    (index: number) => {
      const row = rowAt(index);
      const isSelected = row !== undefined && selection?.keys.has(keyOf(row));
      const onSelect = (isRange: boolean) => (isRange ? selectTo(index) : toggle(index));
      return <GridCells {...{ row, columns, selection, isSelected, onSelect, tree }} />;
    },
    [rowAt, keyOf, selection, tree, columns, selectTo, toggle],
  );
}

/** Sets custom properties before the element is painted; the site's rules forbid them in its HTML. */
function useVariables(element: { current: HTMLElement | null }, variables: Record<string, string>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables)) element.current?.style.setProperty(name, value);
  });
}

/** Tells the size of the frame that rows move in. */
function observeFrame(
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  tell: (rect: Rect) => void,
): ReturnType<typeof observeElementRect> {
  return observeElementRect(virtualizer, (rect) => tell(rect.height > 0 ? rect : UNSEEN));
}

/** CSS columns of every row. No width depends on the content, so scrolling to other rows moves no column. */
function templateOf(columns: readonly Sized[], hasSelection: boolean): string {
  const sizes = columns.map(({ width, isSized }) => (isSized ? inRem(width) : `minmax(${inRem(width)}, ${width}fr)`));
  return [...(hasSelection ? [SELECT_WIDTH] : []), ...sizes].join(' ');
}

/** Computes the width below which the columns move sideways in their frame. */
function leastWidth(columns: readonly Sized[], hasSelection: boolean): string {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return hasSelection ? `calc(${inRem(width)} + ${SELECT_WIDTH})` : inRem(width);
}

function inRem(width: number): string {
  return `${width / USUAL_REM}rem`;
}
