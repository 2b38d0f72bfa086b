import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { CardSort } from '../table/card-sort.tsx';
import { nextSort, usualOf } from '../table/sort.ts';
import { usePageOffset } from '../window-rows/use-page-offset.ts';
import { amount, around, cardApart, cards, cardTotal, cardTotals, place, selectAll, tools } from './card.css.ts';
import { CardCells } from './card-cells.tsx';
import type { GridProps, GridTotals } from './grid-props.ts';
import { bodyProps, gridProps, rowProps, shownCount } from './grid-roles.ts';
import { GridRow } from './grid-row.tsx';
import type { ShownGrid } from './grid-table.tsx';
import { Part } from './part.tsx';
import { SelectBox } from './select-box.tsx';
import { useActiveRow } from './use-active-row.ts';
import { useSeenRange } from './use-seen-range.ts';
import type { Selection } from './use-selection.ts';

interface LearnedFrom {
  rows: Virtualizer<Window, HTMLElement>;
  /** A card as the others are, loaded and closed; undefined without one. */
  card: { size: number } | undefined;
  /** Guess in pixels. A height is learned once for each guess. */
  guess: number;
}

const OVERSCAN = 4;
/** Height of a card with its name and two lines, at the usual text size. */
const USUAL_HEIGHT = 91;

/** Rows as cards, which scroll with the page. */
export function GridCards<Row, Id extends string>({ props, columns, chosen, scale }: ShownGrid<Row, Id>) {
  const { count, totals, apart, look = 'framed', onRange } = props;
  const guess = USUAL_HEIGHT * scale;
  const height = useRef(guess);
  const active = useActiveRow(shownCount(count));
  const offset = usePageOffset(active.body);
  const rows = useWindowVirtualizer<HTMLElement>({
    count: shownCount(count),
    estimateSize: () => height.current,
    overscan: OVERSCAN,
    scrollMargin: offset,
    rangeExtractor: active.rangeExtractor,
  });
  useSeenRange(count === undefined ? null : rows.range, onRange);
  useCardHeight(height, { rows, card: rows.getVirtualItems().find(({ index }) => isUsual(props, index)), guess });
  const cellsAt = useCards({ props, columns, chosen });
  const page = rows.range ? rows.range.endIndex - rows.range.startIndex : 1;
  const main = columns.find(({ inCard }) => inCard === 'amount');

  return (
    <div className={around[look]}>
      <Tools props={props} chosen={chosen} />
      <div {...gridProps(props)}>
        <div {...bodyProps({ props, chosen, active, page })} className={cards} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const { key, row } = rowProps(props, index, active.active);
            const own = { className: place, start: start - offset, cellsAt, measure: rows.measureElement };
            return <GridRow key={key} {...row} {...own} />;
          })}
        </div>
        {apart && count !== undefined && (
          <Part role="rowgroup" className={cardApart}>
            <CardTotals totals={apart} main={main?.id} rowIndex={count + 2} />
          </Part>
        )}
        {totals && count !== undefined && (
          <Part role="rowgroup" className={cardTotals}>
            <CardTotals totals={totals} main={main?.id} rowIndex={count + (apart ? 3 : 2)} />
          </Part>
        )}
      </div>
    </div>
  );
}

interface CardTotalsProps<Id extends string> {
  totals: GridTotals<Id>;
  /** Id of the column that a card shows. */
  main: Id | undefined;
  rowIndex: number;
}

function CardTotals<Id extends string>({ totals: { name, cells }, main, rowIndex }: CardTotalsProps<Id>) {
  return (
    <Part role="row" className={cardTotal} aria-rowindex={rowIndex}>
      <Part role="rowheader">{name}</Part>
      {main !== undefined && (
        <Part role="gridcell" className={amount}>
          {cells[main]}
        </Part>
      )}
    </Part>
  );
}

/** Whether a card is as high as others. */
function isUsual<Row, Id extends string>({ rowAt, keyOf, openKey }: GridProps<Row, Id>, index: number): boolean {
  const row = rowAt(index);
  return row !== undefined && keyOf(row) !== openKey;
}

function useCards<Row, Id extends string>({ props, columns, chosen }: Omit<ShownGrid<Row, Id>, 'scale'>) {
  const { rowAt, keyOf, openKey, onOpen, selection, tree, cardDetail } = props;
  const { selectTo, toggle } = chosen;
  return useCallback(
    (index: number) => {
      const row = rowAt(index);
      const key = row === undefined ? undefined : keyOf(row);
      const isSelected = key !== undefined && selection?.keys.has(key);
      // A card that cannot be opened shows all it has.
      const isOpen = !onOpen || (key !== undefined && key === openKey);
      const onSelect = (isRange: boolean) => (isRange ? selectTo(index) : toggle(index));
      return <CardCells {...{ row, columns, selection, isSelected, onSelect, tree, isOpen, detail: cardDetail }} />;
    },
    [rowAt, keyOf, openKey, onOpen, selection, tree, columns, cardDetail, selectTo, toggle],
  );
}

interface ToolsProps<Row, Id extends string> {
  props: GridProps<Row, Id>;
  chosen: Selection;
}

/** Does for cards what headings do for columns: sorts, and selects all. */
function Tools<Row, Id extends string>({ props, chosen }: ToolsProps<Row, Id>) {
  const { columns, sort, onSort, cardSort, selection } = props;
  const { isAll, isSome, clear, selectAll: all } = chosen;
  return (
    <div className={tools}>
      {selection && (
        <div className={selectAll}>
          <SelectBox label={selection.allLabel} isChecked={isAll} isMixed={isSome} onChange={isAll ? clear : all} />
          <span aria-hidden="true">{selection.allLabel}</span>
        </div>
      )}
      {sort && onSort && cardSort && (
        <CardSort
          columns={columns}
          sort={sort}
          onSort={(column) => onSort(nextSort(sort, column.id, usualOf(column)))}
          label={cardSort}
          place="always"
        />
      )}
    </div>
  );
}

/**
 * Learns the height of cards from one that is drawn. While the guess is right, a card that comes into sight moves none of those
 * after it; otherwise each of them has the places of all others worked out again.
 */
function useCardHeight(height: RefObject<number>, { rows, card, guess }: LearnedFrom): void {
  const learnedFor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (card === undefined || card.size === height.current || learnedFor.current === guess) return;
    learnedFor.current = guess;
    height.current = card.size;
    rows.measure();
    for (const element of rows.elementsCache.values()) rows.measureElement(element);
  });
}
