import { useLocation, useSearchParams } from '../../../shell/router/router.ts';

export interface ListAddress {
  /** Code of the vendor whose games are shown; empty for all. */
  vassalage: string;
  search: string;
  /** Address of the same list with another vendor or search. */
  to: (change: Partial<Pick<ListAddress, 'vassalage' | 'search'>>) => string;
}

/** What the address bar says of the list: `vassalage` the vendor, `q` what is looked for. */
export function useListAddress(): ListAddress {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const vassalage = parameters.get('vassalage') ?? '';
  const search = parameters.get('q') ?? '';
  return {
    vassalage,
    search,
    to(change) {
      const next = { vassalage, search, ...change };
      const kept = Object.entries({ vassalage: next.vassalage, q: next.search }).filter(([, value]) => value);
      const query = new URLSearchParams(kept).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
  };
}
