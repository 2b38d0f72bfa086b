import { useLocation, useNavigate, useSearchParams } from '#app/shell/router/router.ts';

/** Parts of the slots, as the platform names them: jackpot, table games, arcade games. */
export const slotKinds = ['JP', 'TG', 'AC'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** Without one of these a list stands as the operator has put it together. */
export const sorts = ['name', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** What somebody wants of a list. */
export interface ListChoices {
  /** Code of the vendor whose games are shown; empty for all. */
  vassalage: string;
  search: string;
  kind: SlotKind | '';
  /** Only those that the platform calls hot. */
  hot: boolean;
  /** Only those that have come lately. */
  fresh: boolean;
  sort: Sort | '';
}

export interface ListAddress extends ListChoices {
  /** Address of the same list with other choices. */
  to: (change: Partial<ListChoices>) => string;
  /**
   * Leads to the list of other choices than the address bar has by then: a page may still show the list before while the
   * one that was chosen last is on its way.
   */
  choose: (change: Partial<ListChoices>, how?: { replace?: boolean; state?: unknown }) => void;
}

/** All that can be chosen besides the vendor, as it is when nothing is. */
export const NO_CHOICE = { search: '', kind: '', hot: false, fresh: false, sort: '' } as const;

/** What the address bar says of the list, so that a list can be shared as it is seen. */
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

/** An address may be anybody's: what it says beyond what there is to choose counts as not said. */
export function readChoices(parameters: URLSearchParams): ListChoices {
  const named = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === parameters.get(key)) ?? '';
  return {
    vassalage: parameters.get('vassalage') ?? '',
    search: parameters.get('q') ?? '',
    kind: named(slotKinds, 'kind'),
    hot: parameters.get('hot') === '1',
    fresh: parameters.get('new') === '1',
    sort: named(sorts, 'sort'),
  };
}

export function writeChoices({ vassalage, search, kind, hot, fresh, sort }: ListChoices): string {
  const said = { vassalage, q: search, kind, hot: hot ? '1' : '', new: fresh ? '1' : '', sort };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString();
}
