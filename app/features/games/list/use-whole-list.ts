import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Game } from '#app/platform/games/game-of.ts';
import type { useGamePages } from '#app/shell/games/games-query.ts';

/** Games in one request for what is in view. */
export const PAGE_SIZE = 100;

/** Games in one request for all of a long list, the contract's most: a request costs more than the games in it. */
const LARGE_PAGE = 500;

/** Pages asked for at a time: a browser opens no more connections to one host. */
const AT_ONCE = 6;

interface WholeListRequest {
  /** The query for a page, from 1. */
  page: (pageNo: number, pageSize: number) => ReturnType<ReturnType<typeof useGamePages>>;
  /** Games on all pages. */
  total: number;
  enabled: boolean;
}

interface Whole {
  games: readonly Game[];
  isWhole: boolean;
}

const NOTHING: Whole = { games: [], isWhole: false };

/** All games of a list from its first on, as far as they are here. */
export function useWholeList({ page, total, enabled }: WholeListRequest) {
  const client = useQueryClient();
  const queryKey = ['whole-list', page(1, PAGE_SIZE).queryKey, total];
  const { data, isError, refetch } = useQuery({
    queryKey,
    enabled,
    // Thousands of games that are new each time: to compare them with those before costs more than it saves.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Whole> => {
      let games: readonly Game[] = [];
      // A short list is here already.
      const size = total > PAGE_SIZE ? LARGE_PAGE : PAGE_SIZE;
      const last = Math.ceil(total / size);
      for (let from = 1; from <= last; from += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, last - from + 1) }, (_, index) => from + index);
        const answers = await Promise.all(numbers.map((number) => client.fetchQuery(page(number, size))));
        signal.throwIfAborted();
        games = [...games, ...answers.flatMap((answer) => answer.games)];
        // What is found so far is shown while the rest is on its way.
        client.setQueryData<Whole>(queryKey, { games, isWhole: false });
      }
      return { games, isWhole: true };
    },
  });
  return { ...(data ?? NOTHING), isError, refetch };
}
