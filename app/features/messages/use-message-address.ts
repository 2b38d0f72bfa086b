import { useListParameters, wholeUpTo } from '#app/shell/router/use-list-parameters.ts';
import { type MessageFilter, messageFilters } from './message-filter.ts';

const LARGEST_ID = 2 ** 31 - 1;

/** The filter, the page of the list and the open message; Back closes a message. */
export function useMessageAddress() {
  const { choice, read, page, turnTo, queryOf, queryWith, replace, filter } = useListParameters('place');
  return {
    filter: choice('show', messageFilters) ?? 'all',
    page,
    message: wholeUpTo(LARGEST_ID, read('message')),
    choose: (next: MessageFilter) => filter({ show: next === 'all' ? null : next, message: null }),
    turnTo,
    queryOf,
    /** Address with a message open, or with none. */
    withMessage: (id: number | null) => ({ search: queryWith({ message: id === null ? null : String(id) }) }),
    close: () => replace({ message: null }),
  };
}

export type MessageAddress = ReturnType<typeof useMessageAddress>;
