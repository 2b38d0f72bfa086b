import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePoints } from '../use-points.ts';

/**
 * Remembers the points shown when the form opened, so that the platform can refuse if points were spent elsewhere
 * since.
 */
export function useSeenPoints() {
  const queries = useQueryClient();
  const { state } = usePoints();
  const { data } = useQuery(state);
  const [made] = useState(data?.made);
  const after = made === undefined ? {} : { made: made + 1 };
  return {
    /** Part of the call's payload. */
    seen: made === undefined ? {} : { made },
    /** Caches the remaining points, so that a form opened before the refetch starts with them. */
    keep: (currentPoints: number) => void queries.setQueryData(state.queryKey, { currentPoints, ...after }),
  };
}
