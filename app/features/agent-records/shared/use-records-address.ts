import { RECORD_RANGES, rangeOf } from '#app/kinds/record-page/days/range.ts';
import { type ParameterChanges, useListParameters, wholeUpTo } from '#app/shell/router/use-list-parameters.ts';

/** Limits of the contract. */
const LARGEST_ID = 2_147_483_647;
const DEEPEST = 1000;
const LONGEST_ACCOUNT = 255;

export interface Who {
  /** Empty for the whole team. */
  account: string;
  /** True if the account's downlines are included. */
  hasTeam: boolean;
  level: number | null;
}

/** The page's state in the address: days, account, view and open row, which Back closes. */
export function useRecordsAddress() {
  const { read, choice, open, replace } = useListParameters('place');
  const account = read('account').trim().slice(0, LONGEST_ACCOUNT);
  const hasTeam = account !== '' && read('scope') === 'team';
  const who: Who = { account, hasTeam, level: account && !hasTeam ? null : wholeUpTo(DEEPEST, read('level')) };
  const opened = wholeUpTo(LARGEST_ID, read('open'));
  const filter = (changes: ParameterChanges) => replace({ ...changes, open: null });
  return {
    read,
    choice,
    who,
    range: { ...rangeOf(read, RECORD_RANGES, 'week'), filter },
    opened,
    filter,
    setAccount: (next: string) => filter({ account: next, scope: next === '' ? null : read('scope'), level: null }),
    setOpened: (id: number) => (opened === null ? open : replace)({ open: String(id) }),
    close: () => replace({ open: null }),
  };
}

export type RecordsAddress = ReturnType<typeof useRecordsAddress>;

export const RECORD_VIEWS = ['rows', 'groups', 'levels'] as const;

/** Adds the view of the records. @param ownFilters names of the filters that only this kind of record has */
export function useTeamRecordsAddress(ownFilters: readonly string[]) {
  const address = useRecordsAddress();
  const { read, choice, filter } = address;
  return {
    ...address,
    view: choice('view', RECORD_VIEWS) ?? 'rows',
    setView: (view: string) => filter({ view: view === 'rows' ? null : view }),
    /** Names of the active filters except the days. */
    filtersSet: ['account', 'scope', 'level', ...ownFilters].filter((name) => read(name) !== ''),
  };
}

export type TeamRecordsAddress = ReturnType<typeof useTeamRecordsAddress>;

/** Converts `Who` to parameters of a call. */
export function queryOfWho({ account, hasTeam, level }: Who) {
  const scope = hasTeam ? ('team' as const) : ('account' as const);
  return { ...(account && { account, scope }), ...(level !== null && { level }) };
}
