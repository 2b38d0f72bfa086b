import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Game } from '../../../platform/contract.ts';
import type { GameCategory } from '../../../platform/games/game-category.ts';
import { useGamePages } from '../../../shell/games/games-query.ts';
import { matchesName } from './matches-name.ts';
import type { Slice } from './slice-in-view.ts';

/** Games in one request; the contract allows 100. */
const PAGE_SIZE = 60;

export interface GameListRequest {
  category: GameCategory;
  vassalage: string;
  search: string;
  /** What is in view: only the pages of these games are asked for, or all of them while something is looked for. */
  slice: Slice;
}

export interface GameList {
  /** A place for each game; undefined where the page is still on its way. */
  games: readonly (Game | undefined)[];
  /** Nothing is known of the list yet. */
  isPending: boolean;
  /** Not all that was asked for could be had. */
  isError: boolean;
  /** Everything that the search has to look through is here. */
  isWhole: boolean;
  retry: () => void;
}

/** The games of a category, of one vendor or all, page by page as they come into view. */
export function useGameList({ category, vassalage, search, slice }: GameListRequest): GameList {
  const pageQuery = useGamePages();
  const page = (pageNo: number) =>
    pageQuery({ category, vassalage: vassalage || undefined, pageNo, pageSize: PAGE_SIZE });
  const first = useQuery(page(1));
  const total = first.data?.total ?? 0;
  const numbers = search ? pagesOf({ start: 0, end: total }) : pagesOf({ ...slice, end: Math.min(slice.end, total) });
  const client = useQueryClient();
  // One query for all pages in view, each kept on its own: what is here already is shown while the rest is on its way.
  const pages = useQuery({
    queryKey: ['game-pages', page(1).queryKey, numbers],
    queryFn: () => Promise.all(numbers.map((number) => client.fetchQuery(page(number)))),
  });

  const games: (Game | undefined)[] = Array.from({ length: total });
  for (const number of numbers) {
    const known = client.getQueryData(page(number).queryKey);
    known?.games.forEach((game, offset) => {
      games[(number - 1) * PAGE_SIZE + offset] = game;
    });
  }

  const failed = [first, pages].filter(({ isError }) => isError);
  return {
    games: search ? games.filter((game) => game && matchesName(game.nodeName, search)) : games,
    isPending: first.isPending,
    isError: failed.length > 0,
    isWhole: pages.isSuccess,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

function pagesOf({ start, end }: Slice): number[] {
  const from = Math.floor(start / PAGE_SIZE);
  return Array.from({ length: Math.max(0, Math.ceil(end / PAGE_SIZE) - from) }, (_, index) => from + index + 1);
}
