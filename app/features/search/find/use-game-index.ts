import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { searchableGames } from '#app/platform/generated/operations/searchable-games.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { SearchableGame } from '#schemas/generated/platform.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/** Milliseconds of work after which the page gets time for input and rendering. */
const TURN = 8;

/** Entries between two checks of the clock; a slow phone indexes them in a few milliseconds. */
const SLICE = 20;

/** Games per request: the contract's maximum. */
const PAGE_SIZE = 2000;

/** Milliseconds until the games are loaded again, to include new ones. */
const GOOD_FOR = 300_000;

export interface GameIndex {
  games: NameIndex<SearchableGame>;
  isWhole: boolean;
}

/** Index of the site's games. It grows while their pages load and can be searched meanwhile. */
export function useGameIndex() {
  const platform = usePlatform();
  const client = useQueryClient();
  const { code: language } = useCurrentLanguage();
  const queryKey = ['search-index', language];
  return useQuery<GameIndex>({
    queryKey,
    // Start over if loading was interrupted.
    staleTime: ({ state }) => (state.data?.isWhole ? GOOD_FOR : 0),
    // The index is mutable and cannot be compared.
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const games = createNameIndex<SearchableGame>();
      const load = async (pageNo: number) => {
        const page = await searchableGames(platform, { language, pageNo, pageSize: PAGE_SIZE }, { signal });
        await inSlices(page.games, games.add);
        signal.throwIfAborted();
        client.setQueryData<GameIndex>(queryKey, (cached) => (cached?.isWhole ? cached : { games, isWhole: false }));
        return page.total;
      };
      const pages = Math.ceil((await load(1)) / PAGE_SIZE);
      await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)));
      return { games, isWhole: true };
    },
  });
}

/** Works through a list in short turns, so that the page stays responsive. */
async function inSlices<Entry>(list: readonly Entry[], work: (slice: readonly Entry[]) => void): Promise<void> {
  let turnEnds = 0;
  for (let start = 0; start < list.length; start += SLICE) {
    if (performance.now() >= turnEnds) {
      await new Promise((resolve) => setTimeout(resolve));
      turnEnds = performance.now() + TURN;
    }
    work(list.slice(start, start + SLICE));
  }
}
