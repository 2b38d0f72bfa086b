import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { throughSession } from '#app/platform/games/session-copy.ts';
import { lanesByCategory } from '#app/platform/games/vendor-lanes.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { type GameVendorAnswer, isGameVendor } from '#schemas/generated/validators/gameVendor.js';
import { useHydrated } from '../loading/use-hydrated.ts';

/** The vendors of each category. */
export function useVendors() {
  const platform = usePlatform();
  const { merchant: merchantCode } = useBrand();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['vendors', merchantCode],
    queryFn: ({ signal }) =>
      throughSession(`vendors/${merchantCode}`, isGameVendor, () =>
        ask(
          platform.GET('/wps/relay/GCSGAME_gameVendor', { params: { query: { merchantCode } }, signal }),
          isGameVendor,
        ),
      ),
    select: lanesOf,
    staleTime: 300_000,
  });
  return { data: hydrated ? query.data : undefined, isError: query.isError, refetch: query.refetch };
}

// One function for all who ask, so that the lanes are sorted out once and not by each entry of the menu.
function lanesOf(answer: GameVendorAnswer) {
  return lanesByCategory(answer.data.lanes);
}
