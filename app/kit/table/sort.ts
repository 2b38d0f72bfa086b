/** By which column rows are ordered. */
export interface Sort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a column's heading was chosen: its usual one first, turned when it is chosen again. */
export function nextSort(sort: Sort | undefined, column: string, usual: Sort['direction']): Sort {
  if (sort?.column !== column) return { column, direction: usual };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
