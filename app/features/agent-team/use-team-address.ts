import type { Sort } from '#app/kit/table/sort.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import type { TeamSort, TeamView } from '#schemas/generated/platform.ts';

export const teamViews = ['all', 'agents', 'idle', 'frozen'] as const satisfies readonly TeamView[];
const SORTS: readonly TeamSort[] = ['account', 'type', 'members', 'balance', 'rate', 'lastLogIn', 'registeredAt'];
const DIRECTIONS = ['ascending', 'descending'] as const;
/** Limits of the contract. */
const LONGEST_ACCOUNT = 255;
const LONGEST_SEARCH = 64;

/** The rows of the team that are listed, and their order. */
export interface TeamList {
  /** Account whose downlines are listed; empty for the agent's own. */
  account: string;
  search: string;
  view: TeamView;
  sort: TeamSort;
  direction: Sort['direction'];
}

/** The page's state in the address: level, filters and open downline. Back closes the downline or goes up a level. */
export function useTeamAddress() {
  const { read, choice, queryWith, open, replace } = useListParameters('place');
  const opened = read('open').slice(0, LONGEST_ACCOUNT);
  const list: TeamList = {
    account: read('account').slice(0, LONGEST_ACCOUNT),
    search: read('search').trim().slice(0, LONGEST_SEARCH),
    view: choice('view', teamViews) ?? 'all',
    sort: choice('sort', SORTS) ?? 'balance',
    direction: choice('direction', DIRECTIONS) ?? 'descending',
  };
  return {
    list,
    opened,
    /** Address of an account's level; null stands for the agent's own. */
    levelOf: (account: string | null) => ({ search: queryWith({ account, search: null, view: null, open: null }) }),
    goTo: (account: string) => open({ account, search: null, view: null, open: null }),
    setSearch: (search: string) => replace({ search, open: null }),
    setView: (view: TeamView) => replace({ view: view === 'all' ? null : view, open: null }),
    setSort: ({ column, direction }: Sort<TeamSort>) => replace({ sort: column, direction }),
    showAll: () => replace({ search: null, view: null }),
    setOpened: (account: string) => (opened ? replace : open)({ open: account }),
    close: () => replace({ open: null }),
  };
}

export type TeamAddress = ReturnType<typeof useTeamAddress>;
