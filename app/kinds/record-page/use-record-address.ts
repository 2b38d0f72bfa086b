import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { LIST_RANGES, type ListRange, RECORD_RANGES, rangeOf } from './days/range.ts';
import { pageSizeOf } from './foot/page-size.ts';

/** Filters, page and page size of a record in the address. A record always has a range. */
export function useRecordAddress() {
  const address = useListParameters('place');
  return { ...address, size: pageSizeOf(address.read), ...rangeOf(address.read, RECORD_RANGES, 'week') };
}

/** Filters, page and page size of a list in the address. A list shows all days by default. */
export function useListAddress() {
  const address = useListParameters('place');
  return { ...address, size: pageSizeOf(address.read), ...rangeOf<ListRange>(address.read, LIST_RANGES, 'all') };
}
