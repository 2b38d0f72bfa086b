import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Queries on the page with `meta.decides` whose first answer has failed: what a person may do is not known yet. */
export function useUndecided() {
  const queries = useQueryClient();
  const subscribe = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries]);
  const isAny = useSyncExternalStore(
    subscribe,
    () => undecidedIn(queries).length > 0,
    () => false,
  );
  const load = () => Promise.all(undecidedIn(queries).map((query) => query.fetch()));
  return { isAny, load };
}

function undecidedIn(queries: QueryClient) {
  return queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ meta, state }) => meta?.['decides'] === true && state.status === 'error' && state.data === undefined,
  });
}
