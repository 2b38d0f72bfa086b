import type { Sort } from '#app/kit/table/sort.ts';
import { choiceField, sortFields, textField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import { type LinkSort, type LinkView, linkSorts, linkViews } from './links/link-list.ts';

export const registrationTabs = ['open', 'links'] as const;
export type RegistrationTab = (typeof registrationTabs)[number];

export const REGISTRATION_FIELDS = {
  tab: choiceField(registrationTabs, 'open'),
  view: choiceField(linkViews, 'all'),
  ...sortFields(linkSorts, 'createdAt'),
  /** A code, as long as the contract allows. */
  open: textField(20),
};

/** The page's state in the address: view, filter of the links and the open link, which Back closes. */
export function useRegistrationAddress() {
  const { value, changes, open, replace } = useAddress(REGISTRATION_FIELDS);
  const opened = value('open');
  return {
    tab: value('tab'),
    opened,
    list: { view: value('view'), sort: value('sort'), direction: value('direction') },
    setTab: (tab: RegistrationTab) => replace(changes({ tab, open: '' })),
    setView: (view: LinkView) => replace(changes({ view, open: '' })),
    setSort: ({ column, direction }: Sort<LinkSort>) => replace(changes({ sort: column, direction })),
    setOpened: (code: string) => (opened ? replace : open)({ open: code }),
    close: () => replace({ open: null }),
  };
}

export type RegistrationAddress = ReturnType<typeof useRegistrationAddress>;
