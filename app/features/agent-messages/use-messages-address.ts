import { choiceField, textField, wholeField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';

export const messageTabs = ['inbox', 'sent'] as const;

const WRITING = ['new', 'upline', 'downline'] as const;
const LARGEST_ID = 2_147_483_647;
/** Maximum length of an account in the contract. */
const LONGEST_ACCOUNT = 255;
/** Parameters that belong to one tab. */
const OF_TABS = { place: null, message: null, show: null, range: null, from: null, to: null, sent: null };

export const MESSAGES_FIELDS = {
  tab: choiceField(messageTabs, 'inbox'),
  sent: wholeField(LARGEST_ID),
  write: choiceField(WRITING, undefined),
  account: textField(LONGEST_ACCOUNT),
};

/** The page's state in the address: tab, open sent message and new message. Back closes either message. */
export function useMessagesAddress() {
  const { value, changes, open, replace, page, turnTo, queryOf } = useAddress(MESSAGES_FIELDS);
  const opened = value('sent');
  const kind = value('write');
  const openOrReplace = opened !== null || kind !== undefined ? replace : open;
  return {
    tab: value('tab'),
    opened,
    page,
    turnTo,
    queryOf,
    /** First recipient of the new message; undefined if none is being written. */
    writing: kind && { kind, account: value('account') },
    setTab: (id: string) => replace({ ...OF_TABS, ...changes({ tab: MESSAGES_FIELDS.tab.read(id) }) }),
    setOpened: (sent: number) => openOrReplace({ ...changes({ sent }), write: null, account: null }),
    write: () => openOrReplace({ write: 'new', account: null, sent: null }),
    /** Shows the first page of sent messages. */
    showSent: () => replace({ ...OF_TABS, tab: 'sent', write: null, account: null }),
    close: () => replace({ write: null, account: null, sent: null }),
  };
}

export type MessagesAddress = ReturnType<typeof useMessagesAddress>;
