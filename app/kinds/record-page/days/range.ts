export const RECORD_RANGES = ['today', 'week', 'month', 'own'] as const;
export const LIST_RANGES = ['all', ...RECORD_RANGES] as const;
export type ListRange = (typeof LIST_RANGES)[number];

/** First and last day, yyyy-mm-dd. */
export interface Days {
  from: string;
  to: string;
}

/** Days as the contract takes them; none for all of them. */
export type RangeQuery = { period?: 'today' | 'week' | 'month' } | Days;

/** The range of a list, and those that it offers. */
export interface RangeChoice<Name extends ListRange> {
  readonly ranges: readonly Name[];
  /** The one that the address need not name. */
  readonly usual: Name;
  readonly range: Name | 'own';
  readonly query: RangeQuery;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the range from an address. @param usual the one for an address without a range that is offered */
export function rangeOf<Name extends ListRange>(
  read: (name: string) => string,
  ranges: readonly Name[],
  usual: Name,
): RangeChoice<Name> {
  const [from, to] = [read('from'), read('to')];
  if (ISO_DAY.test(from) && ISO_DAY.test(to)) return { ranges, usual, range: 'own', query: { from, to } };
  const named = ranges.find((name) => name === read('range') && name !== 'own') ?? usual;
  return { ranges, usual, range: named, query: periodOf(named) };
}

function periodOf(range: ListRange): RangeQuery {
  return range === 'all' || range === 'own' ? {} : { period: range };
}
