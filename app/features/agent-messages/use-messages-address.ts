import { useListParameters, wholeUpTo } from '#app/shell/router/use-list-parameters.ts';

export const messageTabs = ['inbox', 'sent'] as const;

const WRITING = ['new', 'upline', 'downline'] as const;
const LARGEST_ID = 2_147_483_647;
/** Maximum length of an account in the contract. */
const LONGEST_ACCOUNT = 255;
/** Parameters that belong to one tab. */
const OF_TABS = { place: null, message: null, show: null, range: null, from: null, to: null, sent: null };

/** The page's state in the address: tab, open sent message and new message. Back closes either message. */
export function useMessagesAddress() {
  const { read, choice, open, replace, page, turnTo, queryOf } = useListParameters('place');
  const opened = wholeUpTo(LARGEST_ID, read('sent'));
  const writing = choice('write', WRITING);
  const isOpen = opened !== null || writing !== undefined;
  return {
    tab: choice('tab', messageTabs) ?? 'inbox',
    opened,
    page,
    turnTo,
    queryOf,
    /** First recipient of the new message; undefined if none is being written. */
    writing: writing && { kind: writing, account: read('account').slice(0, LONGEST_ACCOUNT) },
    setTab: (tab: string) => replace({ ...OF_TABS, tab: tab === 'sent' ? 'sent' : null }),
    setOpened: (id: number) => (isOpen ? replace : open)({ sent: String(id), write: null, account: null }),
    write: () => (isOpen ? replace : open)({ write: 'new', account: null, sent: null }),
    /** Shows the first page of sent messages. */
    showSent: () => replace({ ...OF_TABS, tab: 'sent', write: null, account: null }),
    close: () => replace({ write: null, account: null, sent: null }),
  };
}

export type MessagesAddress = ReturnType<typeof useMessagesAddress>;
