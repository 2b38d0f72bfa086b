import type { Sort } from '#app/kit/table/sort.ts';
import type { TeamOverview } from '#schemas/generated/platform.ts';

export type Downline = TeamOverview['downlines'][number];
export type Column = keyof Downline;

/** Highest turnover first: what agents look for. */
export const defaultSort: Sort<Column> = { column: 'turnover', direction: 'descending' };

/** The sorted rows; ties are sorted by account. */
export function sortDownlines(rows: readonly Downline[], { column, direction }: Sort<Column>, tag: string): Downline[] {
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
