import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, in figures of one width, and are sorted from the largest. */
  kind?: 'text' | 'number';
  sortable?: boolean;
}
