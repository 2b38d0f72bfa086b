import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePoints } from '../use-points.ts';

/** What the member saw when the form opened: points spent elsewhere since then must not pass unnoticed. */
export function useSeenPoints() {
  const queries = useQueryClient();
  const { state } = usePoints();
  const { data } = useQuery(state);
  const [made] = useState(data?.made);
  const after = made === undefined ? {} : { made: made + 1 };
  return {
    /** A part of the payload. */
    seen: made === undefined ? {} : { made },
    /** Keeps what is left, so that a form opened before the points are loaded again starts from it. */
    keep: (currentPoints: number) => void queries.setQueryData(state.queryKey, { currentPoints, ...after }),
  };
}
