import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Fresh } from '#app/shared/office/freshness.tsx';

/** How fresh a page is that does not say so itself: as old as the oldest answer in sight. */
export function usePageFreshness(): Fresh {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const oldest = () => {
    const times = cache.findAll({ type: 'active' }).map(({ state }) => state.dataUpdatedAt);
    return Math.min(...times.filter((time) => time > 0));
  };
  const at = useSyncExternalStore((changed) => cache.subscribe(changed), oldest, oldest);
  return {
    at: Number.isFinite(at) ? at : undefined,
    refresh: () => queries.refetchQueries({ type: 'active' }, { throwOnError: true }),
  };
}
