import type { ReactNode } from 'react';
import type { Sort } from '../table/sort.ts';
import type { GridColumn } from './grid-column.ts';
import type { GridLayout } from './grid-layout.ts';

export interface GridProps<Row, Id extends string = string> {
  /** Names the grid for screen readers. */
  label: string;
  /** The first one names the row, and is always shown. */
  columns: readonly GridColumn<Row, Id>[];
  /** Number of rows; undefined while it is loading. */
  count: number | undefined;
  /** The row at a place, or undefined while that part is loading. */
  rowAt: (index: number) => Row | undefined;
  keyOf: (row: Row) => string;
  /** Called with the rows in view, the last one included, at most once a frame. */
  onRange?: (from: number, to: number) => void;
  sort?: Sort<Id>;
  onSort?: (sort: Sort<Id>) => void;
  /** Text of the menu that sorts cards, given the sorted column's name. */
  cardSort?: (column: string) => string;
  selection?: GridSelection<Row>;
  /** Key of the row that is open beside the grid; as a card it shows all that it has. */
  openKey?: string;
  /** The row was pressed, or Enter on it. */
  onOpen?: (row: Row) => void;
  tree?: GridTree<Row>;
  totals?: GridTotals<Id>;
  /** Above the totals: a part of them that no row has. */
  apart?: GridTotals<Id>;
  /** Columns that are shown, and their widths; headings can then be resized. */
  layout?: GridLayout;
  /** Name of the handle that resizes a column, given the column's name. */
  resizeLabel?: (column: string) => string;
  /** More of an open card: further values, and what can be done with it. */
  cardDetail?: (row: Row) => ReactNode;
  /** Narrower than this in lines of text, rows are cards; 53 by default. */
  cardsBelow?: number | undefined;
  /** `panel` without a border of its own, for a panel that it fills. */
  look?: 'framed' | 'panel';
  /** Replaces a grid without rows: an `Empty`. */
  empty: ReactNode;
  /** Replaces the grid when loading failed: a `Problem`. */
  problem?: ReactNode;
}

export interface GridSelection<Row> {
  /** Keys of the selected rows, in sight or not. */
  keys: ReadonlySet<string>;
  setKeys: (keys: ReadonlySet<string>) => void;
  /** Name of the checkbox above all others. */
  allLabel: string;
  labelOf: (row: Row) => string;
  /** Every row by default. */
  canSelect?: (row: Row) => boolean;
  /** Number of rows that can be selected, if not all. */
  count?: number;
}

/** Rows below rows; a row's own rows follow it. */
export interface GridTree<Row> {
  /** 1 at the top. */
  levelOf: (row: Row) => number;
  /** Undefined for a row without rows below it. */
  isExpanded: (row: Row) => boolean | undefined;
  onExpand: (row: Row, isExpanded: boolean) => void;
  /** Name of the button that expands a row or collapses it. */
  expandLabel: (row: Row) => string;
  /** Replaces the cells of a row, such as by a way to more rows of its level; undefined for all others. */
  noteOf?: (row: Row) => ReactNode;
}

export interface GridTotals<Id extends string = string> {
  /** Text in the column of names. */
  name: string;
  cells: Partial<Record<Id, ReactNode>>;
  /** Shown at the end if the last column has no total. */
  note?: ReactNode;
}
