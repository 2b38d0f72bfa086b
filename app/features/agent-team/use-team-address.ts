import type { Sort } from '#app/kit/table/sort.ts';
import { choiceField, sortFields, textField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import type { TeamSort, TeamView } from '#schemas/generated/platform.ts';
import { teamColumnIds } from './level/use-column-layout.ts';

export const teamViews = ['all', 'agents', 'idle', 'frozen'] as const satisfies readonly TeamView[];

/** Lengths are limits of the contract. */
export const TEAM_FIELDS = {
  account: textField(255),
  search: textField(64),
  view: choiceField(teamViews, 'all'),
  ...sortFields<TeamSort>(teamColumnIds, 'balance'),
  open: textField(255),
};

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
  const { value, changes, queryWith, open, replace } = useAddress(TEAM_FIELDS);
  const opened = value('open');
  const list: TeamList = {
    account: value('account'),
    search: value('search'),
    view: value('view'),
    sort: value('sort'),
    direction: value('direction'),
  };
  const levelOf = (account: string | null) => ({ account, search: null, view: null, open: null });
  return {
    list,
    opened,
    /** Address of an account's level; null stands for the agent's own. */
    levelOf: (account: string | null) => ({ search: queryWith(levelOf(account)) }),
    goTo: (account: string) => open(levelOf(account)),
    setSearch: (search: string) => replace({ search, open: null }),
    setView: (view: TeamView) => replace(changes({ view, open: '' })),
    setSort: ({ column, direction }: Sort<TeamSort>) => replace(changes({ sort: column, direction })),
    showAll: () => replace({ search: null, view: null }),
    setOpened: (account: string) => (opened ? replace : open)({ open: account }),
    close: () => replace({ open: null }),
  };
}

export type TeamAddress = ReturnType<typeof useTeamAddress>;
