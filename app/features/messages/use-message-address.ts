import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { choiceField, fieldWriter, wholeField } from '#app/shell/router/address-fields.ts';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';
import { type MessageFilter, messageFilters } from './message-filter.ts';

const LARGEST_ID = 2 ** 31 - 1;

export const INBOX_FIELDS = { show: choiceField(messageFilters, 'all'), message: wholeField(LARGEST_ID) };

const changes = fieldWriter(INBOX_FIELDS);

/** Date range, filter, page and open message, all kept in the address. Back closes the message. */
export function useMessageAddress() {
  const { read, queryWith, replace, ...address } = useListAddress();
  // Close the message, which the new filter may exclude.
  const filter = (next: ParameterChanges) => address.filter({ message: null, ...next });
  return {
    ...address,
    filter,
    shown: INBOX_FIELDS.show.read(read('show')),
    message: INBOX_FIELDS.message.read(read('message')),
    choose: (show: MessageFilter) => filter(changes({ show })),
    showAll: () => filter({ show: null, range: null, from: null, to: null }),
    /** Address with the given message open, or with none for null. */
    withMessage: (message: number | null) => ({ search: queryWith(changes({ message })) }),
    close: () => replace({ message: null }),
  };
}

export type MessageAddress = ReturnType<typeof useMessageAddress>;
