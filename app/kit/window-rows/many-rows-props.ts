import type { ReactNode } from 'react';

export type MeasureRow = (row: HTMLElement | null) => void;

export interface ManyRowsProps<Row> {
  /** The element around the rows. */
  Body: 'tbody' | 'ul';
  className?: string;
  /** Names a list. */
  label?: string;
  rows: readonly Row[];
  /** The same function as long as the rows are the same, as `draw`. */
  keyOf: (row: Row) => string;
  /** Draws a row, whose element has its place as `data-index` and gets `measure` as its `ref`. */
  draw: (row: Row, index: number, measure?: MeasureRow) => ReactNode;
}
