import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Fresh } from './freshness.tsx';
import { isOfPage } from './page-queries.tsx';

/** Freshness of a page inside `PageQueries`: the time of the oldest answer that it shows. */
export function usePageFreshness(): Fresh {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const oldest = () => {
    const times = cache.findAll({ predicate: isOfPage }).map(({ state }) => state.dataUpdatedAt);
    return Math.min(...times.filter((time) => time > 0));
  };
  const oldestAt = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    oldest,
    oldest,
  );
  return {
    at: Number.isFinite(oldestAt) ? oldestAt : undefined,
    refresh: () => queries.refetchQueries({ predicate: isOfPage }, { throwOnError: true }),
  };
}
