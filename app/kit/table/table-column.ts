import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned with the end of their column, in tabular figures, and sort in descending order first. */
  kind?: 'text' | 'number';
  sortable?: boolean;
}
