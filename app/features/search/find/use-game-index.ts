import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { searchableGames } from '#app/platform/generated/operations/searchable-games.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { SearchableGame } from '#schemas/generated/platform.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/** Milliseconds of work after which the page gets time for keys and drawing. */
const TURN = 8;

/** Entries between two looks at the clock; a slow phone indexes them in a few milliseconds. */
const SLICE = 20;

/** Games per request; the contract's maximum. */
const PAGE_SIZE = 2000;

/** Milliseconds until games that the operator has added are asked for. */
const GOOD_FOR = 300_000;

export interface GameIndex {
  games: NameIndex<SearchableGame>;
  isWhole: boolean;
}

/** The index of the site's games. It grows while their pages arrive, and finds what it has so far. */
export function useGameIndex() {
  const platform = usePlatform();
  const client = useQueryClient();
  const { code: language } = useCurrentLanguage();
  const queryKey = ['search-index', language];
  return useQuery<GameIndex>({
    queryKey,
    // One that was left unfinished is begun again.
    staleTime: ({ state }) => (state.data?.isWhole ? GOOD_FOR : 0),
    // It is not data that could be compared.
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const games = createNameIndex<SearchableGame>();
      const load = async (pageNo: number) => {
        const page = await searchableGames(platform, { language, pageNo, pageSize: PAGE_SIZE }, { signal });
        await inSlices(page.games, games.add);
        signal.throwIfAborted();
        client.setQueryData<GameIndex>(queryKey, (known) => (known?.isWhole ? known : { games, isWhole: false }));
        return page.total;
      };
      const pages = Math.ceil((await load(1)) / PAGE_SIZE);
      await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 2)));
      return { games, isWhole: true };
    },
  });
}

/** Works through a list in short turns, and leaves the page time between them. */
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
