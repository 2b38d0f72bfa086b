import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Fresh } from './freshness.tsx';
import { isOfPage } from './page-queries.tsx';

/** How fresh a page is that does not say so itself: as old as the oldest answer that it shows, inside `PageQueries`. */
export function usePageFreshness(): Fresh {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const oldest = () => {
    const times = cache.findAll({ predicate: isOfPage }).map(({ state }) => state.dataUpdatedAt);
    return Math.min(...times.filter((time) => time > 0));
  };
  const at = useSyncExternalStore((changed) => cache.subscribe(notifyManager.batchCalls(changed)), oldest, oldest);
  return {
    at: Number.isFinite(at) ? at : undefined,
    refresh: () => queries.refetchQueries({ predicate: isOfPage }, { throwOnError: true }),
  };
}
