import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { LIST_RANGES, type ListRange, RECORD_RANGES, rangeOf } from './days/range.ts';
import { pageSizeOf } from './foot/page-size.ts';

/** The filters, the page and its size of a record, which always has a range. */
export function useRecordAddress() {
  const address = useListParameters('place');
  return { ...address, size: pageSizeOf(address.read), ...rangeOf(address.read, RECORD_RANGES, 'week') };
}

/** The filters, the page and its size of a list that shows every day at first. */
export function useListAddress() {
  const address = useListParameters('place');
  return { ...address, size: pageSizeOf(address.read), ...rangeOf<ListRange>(address.read, LIST_RANGES, 'all') };
}
