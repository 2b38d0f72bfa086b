import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { type ParameterChanges, wholeUpTo } from '#app/shell/router/use-list-parameters.ts';
import { type MessageFilter, messageFilters } from './message-filter.ts';

const LARGEST_ID = 2 ** 31 - 1;

/** The days, the filter and the page of the list, and the open message; Back closes a message. */
export function useMessageAddress() {
  const { choice, read, queryWith, replace, ...address } = useListAddress();
  // The open message may not be in the next list.
  const filter = (changes: ParameterChanges) => address.filter({ message: null, ...changes });
  return {
    ...address,
    filter,
    shown: choice('show', messageFilters) ?? 'all',
    message: wholeUpTo(LARGEST_ID, read('message')),
    choose: (next: MessageFilter) => filter({ show: next === 'all' ? null : next }),
    showAll: () => filter({ show: null, range: null, from: null, to: null }),
    /** Address with a message open, or with none. */
    withMessage: (id: number | null) => ({ search: queryWith({ message: id === null ? null : String(id) }) }),
    close: () => replace({ message: null }),
  };
}

export type MessageAddress = ReturnType<typeof useMessageAddress>;
