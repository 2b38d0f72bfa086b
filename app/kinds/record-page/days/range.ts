export const RECORD_RANGES = ['today', 'week', 'month', 'own'] as const;
export const LIST_RANGES = ['all', ...RECORD_RANGES] as const;
export type ListRange = (typeof LIST_RANGES)[number];

/** First and last day as yyyy-mm-dd. */
export interface Days {
  from: string;
  to: string;
}

/** Days as the contract expects them. Empty for all days. */
export type RangeQuery = { period?: 'today' | 'week' | 'month' } | Days;

/** The chosen range of a list, and the ranges it offers. */
export interface RangeChoice<Name extends ListRange> {
  readonly ranges: readonly Name[];
  /** Default range, which the address omits. */
  readonly usual: Name;
  readonly range: Name | 'own';
  readonly query: RangeQuery;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the range from an address. @param usual default for an address without a valid range */
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
