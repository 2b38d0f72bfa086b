import { RECORD_RANGES, rangeOf } from '#app/kinds/record-page/days/range.ts';
import { BET_RESULTS, GAME_TYPES, MOVEMENT_KINDS, vendorField } from '#app/kinds/record-page/record-values.ts';
import { choiceField, textField, wholeField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import type { ParameterChanges } from '#app/shell/router/use-list-parameters.ts';

/** Limits of the contract. */
const LARGEST_ID = 2_147_483_647;
const DEEPEST = 1000;
const LONGEST_ACCOUNT = 255;

export const RECORD_VIEWS = ['rows', 'groups', 'levels'] as const;

/** Filters of a kind of record alone. */
const OWN_FIELDS = {
  kind: choiceField(MOVEMENT_KINDS, undefined),
  gameType: choiceField(GAME_TYPES, undefined),
  vendor: vendorField,
  result: choiceField(BET_RESULTS, undefined),
};

export const RECORDS_FIELDS = {
  account: textField(LONGEST_ACCOUNT),
  scope: choiceField(['account', 'team'], 'account'),
  level: wholeField(DEEPEST),
  open: wholeField(LARGEST_ID),
  view: choiceField(RECORD_VIEWS, 'rows'),
  ...OWN_FIELDS,
};

export interface Who {
  /** Empty for the whole team. */
  account: string;
  /** True if the account's downlines are included. */
  hasTeam: boolean;
  level: number | null;
}

/**
 * The page's state in the address: days, account, filters, view and open row, which Back closes.
 * @param ownFilters names of the filters that only this kind of record has
 */
function useRecordsAddress(ownFilters: readonly (keyof typeof OWN_FIELDS)[]) {
  const { read, value, changes, open, replace } = useAddress(RECORDS_FIELDS);
  const account = value('account');
  const hasTeam = account !== '' && value('scope') === 'team';
  const who: Who = { account, hasTeam, level: account && !hasTeam ? null : value('level') };
  const opened = value('open');
  const filter = (next: ParameterChanges) => replace({ ...next, open: null });
  return {
    who,
    range: { ...rangeOf(read, RECORD_RANGES, 'week'), filter },
    opened,
    view: value('view'),
    value,
    filter,
    /** Names of the active filters except the days. */
    filtersSet: ['account', 'scope', 'level', ...ownFilters].filter((name) => read(name) !== ''),
    setView: (view: (typeof RECORD_VIEWS)[number]) => filter(changes({ view })),
    setAccount: (next: string) => filter({ account: next, scope: next === '' ? null : read('scope'), level: null }),
    setOpened: (id: number) => (opened === null ? open : replace)(changes({ open: id })),
    close: () => replace({ open: null }),
  };
}

export type RecordsAddress = ReturnType<typeof useRecordsAddress>;

/** State of the page of the team's movements. */
export function useMovementsAddress() {
  const address = useRecordsAddress(['kind']);
  return { ...address, kind: address.value('kind') };
}

export type MovementsAddress = ReturnType<typeof useMovementsAddress>;

/** State of the page of the team's bets. */
export function useBetsAddress() {
  const address = useRecordsAddress(['gameType', 'vendor', 'result']);
  const { value } = address;
  return { ...address, gameType: value('gameType'), vendor: value('vendor'), result: value('result') };
}

export type BetsAddress = ReturnType<typeof useBetsAddress>;

/** Converts `Who` to parameters of a call. */
export function queryOfWho({ account, hasTeam, level }: Who) {
  const scope = hasTeam ? ('team' as const) : ('account' as const);
  return { ...(account && { account, scope }), ...(level !== null && { level }) };
}
