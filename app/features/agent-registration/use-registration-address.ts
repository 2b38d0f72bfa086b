import type { Sort } from '#app/kit/table/sort.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { type LinkSort, type LinkView, linkSorts, linkViews } from './links/link-list.ts';

export const registrationTabs = ['open', 'links'] as const;
export type RegistrationTab = (typeof registrationTabs)[number];

const DIRECTIONS = ['ascending', 'descending'] as const;
/** Limit of the contract. */
const LONGEST_CODE = 20;

/** The page's state in the address: view, filter of the links and the open link, which Back closes. */
export function useRegistrationAddress() {
  const { read, choice, open, replace } = useListParameters('place');
  const opened = read('open').slice(0, LONGEST_CODE);
  return {
    tab: choice('tab', registrationTabs) ?? 'open',
    opened,
    list: {
      view: choice('view', linkViews) ?? 'all',
      sort: choice('sort', linkSorts) ?? 'createdAt',
      direction: choice('direction', DIRECTIONS) ?? 'descending',
    },
    setTab: (tab: RegistrationTab) => replace({ tab: tab === 'open' ? null : tab, open: null }),
    setView: (view: LinkView) => replace({ view: view === 'all' ? null : view, open: null }),
    setSort: ({ column, direction }: Sort<LinkSort>) => replace({ sort: column, direction }),
    setOpened: (code: string) => (opened ? replace : open)({ open: code }),
    close: () => replace({ open: null }),
  };
}

export type RegistrationAddress = ReturnType<typeof useRegistrationAddress>;
