import type { ReactNode } from 'react';
import type { Sort } from './sort.ts';

export interface TableColumn<Row, Id extends string = string> {
  id: Id;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned with the end of their column, in tabular figures, and sort in descending order first. */
  kind?: 'text' | 'number';
  sortable?: boolean;
  /** The first order, if not that of its kind. */
  usual?: Sort['direction'];
  /** Makes a card show the second column opposite the row's name, without the column's name. */
  besideName?: boolean;
  /** A card of a roomy table shows it in small type below the row's name, at this end of the line, without the column's name. */
  belowName?: 'start' | 'end';
  /** Counts and other short values: a narrow card of a dense table shows them on the line of the column's name. */
  short?: boolean;
}
