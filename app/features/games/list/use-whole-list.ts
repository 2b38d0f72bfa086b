import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Game } from '#app/platform/games/game-of.ts';
import type { useGamePages } from '#app/shell/games/games-query.ts';

/** Games per request for the visible part. */
export const PAGE_SIZE = 100;

/** Games per request for a whole list. The contract's maximum, because each request has a fixed cost. */
const LARGE_PAGE = 500;

/** Concurrent requests; browsers open no more connections per host. */
const CONCURRENCY = 6;

interface WholeListRequest {
  /** The query for a page, counted from 1. */
  page: (pageNo: number, pageSize: number) => ReturnType<ReturnType<typeof useGamePages>>;
  /** Games across all pages. */
  total: number;
  enabled: boolean;
}

interface Whole {
  games: readonly Game[];
  isWhole: boolean;
}

const NOTHING: Whole = { games: [], isWhole: false };

/** Loads all games of a list. The result grows in order while the rest loads. */
export function useWholeList({ page, total, enabled }: WholeListRequest) {
  const client = useQueryClient();
  const queryKey = ['whole-list', page(1, PAGE_SIZE).queryKey, total];
  const { data, isError, refetch } = useQuery({
    queryKey,
    enabled,
    // Structural sharing over thousands of new games costs more than it saves.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<Whole> => {
      let games: readonly Game[] = [];
      // The first page of a short list is already cached.
      const size = total > PAGE_SIZE ? LARGE_PAGE : PAGE_SIZE;
      const last = Math.ceil(total / size);
      for (let from = 1; from <= last; from += CONCURRENCY) {
        const numbers = Array.from({ length: Math.min(CONCURRENCY, last - from + 1) }, (_, index) => from + index);
        const answers = await Promise.all(numbers.map((number) => client.fetchQuery(page(number, size))));
        signal.throwIfAborted();
        games = [...games, ...answers.flatMap((answer) => answer.games)];
        // Show the results so far while the rest loads.
        client.setQueryData<Whole>(queryKey, { games, isWhole: false });
      }
      return { games, isWhole: true };
    },
  });
  return { ...(data ?? NOTHING), isError, refetch };
}
