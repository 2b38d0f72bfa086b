import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { lanesByCategory } from '#app/platform/games/vendor-lanes.ts';
import { gameVendor } from '#app/platform/generated/operations/game-vendor.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { throughSession } from '#app/platform/session-copy.ts';
import type { GameVendorValue } from '#schemas/generated/validators/gameVendor.js';
import { useHydrated } from '../loading/use-hydrated.ts';

/** The vendors of each category. */
export function useVendors() {
  const platform = usePlatform();
  const { merchant: merchantCode, categories } = useBrand();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['vendors', merchantCode],
    queryFn: ({ signal }) =>
      throughSession(`vendors/${merchantCode}`, platform, (from) => gameVendor(from, { merchantCode }, { signal })),
    // A stable function, so that the lanes are grouped once for all menu entries.
    select: useCallback(({ lanes }: GameVendorValue) => lanesByCategory(lanes, categories), [categories]),
    staleTime: 300_000,
  });
  return {
    data: hydrated ? query.data : undefined,
    isError: query.isError,
    error: query.error,
    refetch: query.refetch,
  };
}
