import type { ReactNode } from 'react';
import type { TableColumn } from '../table/table-column.ts';

export interface GridColumn<Row, Id extends string = string>
  extends Omit<TableColumn<Row, Id>, 'besideName' | 'belowName' | 'short'> {
  /** Width in CSS pixels at the usual text size, from which columns share the room that is left; by default that of its kind. */
  width?: number;
  /** The least width that a user can give it. */
  minWidth?: number;
  /**
   * Place on a card: the line of the row's name, after it (`name`) or opposite (`amount`); the line of small type below, at its
   * start (`line`) or end (`lineEnd`); below all others (`foot`); or nowhere. The default is a line of its own, with the column's
   * name, in an open card only.
   */
  inCard?: 'name' | 'amount' | 'line' | 'lineEnd' | 'foot' | 'nowhere';
  /** Content of the cell on a card, such as `212 members` instead of `212`. */
  cardCell?: (row: Row) => ReactNode;
}

/** A column as the user sees it. */
export interface ShownColumn<Row, Id extends string = string> extends GridColumn<Row, Id> {
  width: number;
  minWidth: number;
  /** The user has given it its width, so it takes no part of the room that is left. */
  isSized: boolean;
}
