/** The column that rows are sorted by. */
export interface Sort<Column extends string = string> {
  /** The column's id. */
  column: Column;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a column's heading: its default first, reversed when pressed again. */
export function nextSort<Column extends string>(
  sort: Sort<Column> | undefined,
  column: Column,
  usual: Sort['direction'],
): Sort<Column> {
  if (sort?.column !== column) return { column, direction: usual };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** The order of a column's first sorting. */
export function usualOf({ kind, usual }: { kind?: 'text' | 'number'; usual?: Sort['direction'] }): Sort['direction'] {
  return usual ?? (kind === 'number' ? 'descending' : 'ascending');
}
