/** The column that rows are sorted by. */
export interface Sort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a column's heading: its default first, reversed when pressed again. */
export function nextSort(sort: Sort | undefined, column: string, usual: Sort['direction']): Sort {
  if (sort?.column !== column) return { column, direction: usual };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
