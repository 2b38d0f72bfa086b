import { useLocation, useNavigate, useSearchParams } from '#app/shell/router/router.ts';

/** The platform's kinds of slots: jackpot, table games, arcade games. */
export const slotKinds = ['JP', 'TG', 'AC'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** Orders of the site. The empty value stands for the operator's order. */
export const sorts = ['name', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export interface ListChoices {
  /** Code of the vendor whose games are shown; empty for all. */
  vassalage: string;
  search: string;
  kind: SlotKind | '';
  /** Only games that the platform marks as hot. */
  hot: boolean;
  /** Only recently added games. */
  fresh: boolean;
  /** Only cockfight, in the list of sports. */
  cockfight: boolean;
  sort: Sort | '';
}

export interface ListAddress extends ListChoices {
  /** Address of the same list with other choices. */
  to: (change: Partial<ListChoices>) => string;
  /**
   * Navigates to a list with changed choices, based on the address bar at that moment: the page may still show the previous
   * list while the one chosen last is loading.
   */
  choose: (change: Partial<ListChoices>, how?: { replace?: boolean; state?: unknown }) => void;
}

/** Default values of all choices except the vendor. */
export const NO_CHOICE = { search: '', kind: '', hot: false, fresh: false, cockfight: false, sort: '' } as const;

/** The list's choices in the address, so that a list can be shared as seen. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const choices = readChoices(parameters);
  const addressOf = (chosen: ListChoices) => {
    const query = writeChoices(chosen);
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    ...choices,
    to: (change) => addressOf({ ...choices, ...change }),
    choose(change, how) {
      const latest = readChoices(new URLSearchParams(globalThis.location.search));
      navigate(addressOf({ ...latest, ...change }), how);
    },
  };
}

/** Reads choices from an address. Invalid values are ignored. */
export function readChoices(parameters: URLSearchParams): ListChoices {
  const named = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === parameters.get(key)) ?? '';
  return {
    vassalage: parameters.get('vassalage') ?? '',
    search: parameters.get('q') ?? '',
    kind: named(slotKinds, 'kind'),
    hot: parameters.get('hot') === '1',
    fresh: parameters.get('new') === '1',
    cockfight: parameters.get('cockfight') === '1',
    sort: named(sorts, 'sort'),
  };
}

export function writeChoices({ vassalage, search, kind, hot, fresh, cockfight, sort }: ListChoices): string {
  const flag = (isSet: boolean) => (isSet ? '1' : '');
  const flags = { hot: flag(hot), new: flag(fresh), cockfight: flag(cockfight) };
  const parameters = { vassalage, q: search, kind, ...flags, sort };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value)).toString();
}
