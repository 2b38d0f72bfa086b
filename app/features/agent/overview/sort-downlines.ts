import type { TeamOverview } from '#schemas/generated/platform.ts';

export type Downline = TeamOverview['downlines'][number];
export type Column = keyof Downline;

export interface Sort {
  column: Column;
  direction: 'ascending' | 'descending';
}

/** The columns in order; `account` and `type` are text, the others numbers. */
export const columns: readonly Column[] = [
  'account',
  'type',
  'levels',
  'members',
  'turnover',
  'deposits',
  'netProfitLoss',
  'rate',
];

/** Highest turnover first: what agents look for. */
export const defaultSort: Sort = { column: 'turnover', direction: 'descending' };

/** The sorted rows; ties are sorted by account. */
export function sortDownlines(rows: readonly Downline[], { column, direction }: Sort, tag: string): Downline[] {
  const words = new Intl.Collator(tag, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: Downline, b: Downline) => {
    const [left, right] = [a[column], b[column]];
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : words.compare(String(left), String(right));
    return sign * order || words.compare(a.account, b.account);
  };
  return [...rows].sort(compare);
}

/** The sort after a click on a column: the same column reverses; another starts with its highest number or first text. */
export function nextSort(sort: Sort, column: Column): Sort {
  if (sort.column !== column) return { column, direction: column === 'account' ? 'ascending' : 'descending' };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
