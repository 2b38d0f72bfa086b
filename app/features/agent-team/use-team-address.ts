import type { Sort } from '#app/kit/table/sort.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import type { TeamSort, TeamView } from '#schemas/generated/platform.ts';

export const teamViews = ['all', 'agents', 'idle', 'frozen'] as const satisfies readonly TeamView[];
const SORTS: readonly TeamSort[] = ['account', 'type', 'members', 'balance', 'rate', 'lastLogIn', 'registeredAt'];
const DIRECTIONS = ['ascending', 'descending'] as const;
/** Of the contract. */
const LONGEST_ACCOUNT = 255;
const LONGEST_SEARCH = 64;

/** Which rows of the team are shown, and in which order. */
export interface TeamList {
  /** Whose downlines; empty for the agent's own. */
  account: string;
  search: string;
  view: TeamView;
  sort: TeamSort;
  direction: Sort['direction'];
}

/** The level, its filters and the open downline. Back goes up a level, or closes the downline. */
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
    /** Address of the level of an account; without one, of the agent's own. */
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
