import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { type ParameterChanges, wholeUpTo } from '#app/shell/router/use-list-parameters.ts';
import { type MessageFilter, messageFilters } from './message-filter.ts';

const LARGEST_ID = 2 ** 31 - 1;

/** Date range, filter, page and open message, all kept in the address. Back closes the message. */
export function useMessageAddress() {
  const { choice, read, queryWith, replace, ...address } = useListAddress();
  // Close the message, which the new filter may exclude.
  const filter = (changes: ParameterChanges) => address.filter({ message: null, ...changes });
  return {
    ...address,
    filter,
    shown: choice('show', messageFilters) ?? 'all',
    message: wholeUpTo(LARGEST_ID, read('message')),
    choose: (next: MessageFilter) => filter({ show: next === 'all' ? null : next }),
    showAll: () => filter({ show: null, range: null, from: null, to: null }),
    /** Address with the given message open, or with none for null. */
    withMessage: (id: number | null) => ({ search: queryWith({ message: id === null ? null : String(id) }) }),
    close: () => replace({ message: null }),
  };
}

export type MessageAddress = ReturnType<typeof useMessageAddress>;
