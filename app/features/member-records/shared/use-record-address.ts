import { useListParameters } from '#app/shell/router/use-list-parameters.ts';

export const RANGES = ['today', 'week', 'month', 'own'] as const;
export type RangeName = (typeof RANGES)[number];

/** Days as the contract takes them. */
export type RangeQuery = { period: 'today' | 'week' | 'month' } | { from: string; to: string };

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters and the page of a record. */
export function useRecordAddress() {
  const address = useListParameters('place');
  return { ...address, ...rangeOf(address.read) };
}

function rangeOf(read: (name: string) => string): { range: RangeName; query: RangeQuery } {
  const [from, to] = [read('from'), read('to')];
  if (ISO_DAY.test(from) && ISO_DAY.test(to)) return { range: 'own', query: { from, to } };
  const named = read('range');
  const period = named === 'today' || named === 'month' ? named : 'week';
  return { range: period, query: { period } };
}
