import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { LIST_RANGES, type ListRange, RECORD_RANGES, rangeOf } from './range.ts';

/** The filters and the page of a record, which always has a range. */
export function useRecordAddress() {
  const address = useListParameters('place');
  return { ...address, ...rangeOf(address.read, RECORD_RANGES, 'week') };
}

/** The filters and the page of a list that shows every day at first. */
export function useListAddress() {
  const address = useListParameters('place');
  return { ...address, ...rangeOf<ListRange>(address.read, LIST_RANGES, 'all') };
}
