import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { RECORD_RANGES, rangeOf } from './range.ts';

/** The filters and the page of a record, which always has a range. */
export function useRecordAddress() {
  const address = useListParameters('place');
  return { ...address, ...rangeOf(address.read, RECORD_RANGES, 'week') };
}
