import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { useGamePages } from '#app/shell/games/games-query.ts';
import { needsWhole, selectGames } from './select-games.ts';
import type { Slice } from './tiles-in-view.ts';
import type { ListChoices } from './use-list-address.ts';
import { useRested } from './use-rested.ts';
import { PAGE_SIZE, useWholeList } from './use-whole-list.ts';

/** Milliseconds that the list rests before its pages are asked for: who scrolls past does not want them. */
const REST = 120;

export interface GameListRequest {
  category: GameCategory;
  choices: ListChoices;
  /** What is in view: only the pages of these games are asked for, or all of them where the choices need all. */
  slice: Slice;
}

export interface GameList {
  /** How many there are. */
  count: number;
  /** The game at a place; undefined where its page is still on its way. */
  at: (index: number) => Game | undefined;
  /** Nothing is known of the list yet. */
  isPending: boolean;
  /** Not all that was asked for could be had. */
  isError: boolean;
  /** Everything that the choices have to look through is here. */
  isWhole: boolean;
  /** While it is not: how many of how many have been looked through. */
  progress: { known: number; total: number };
  retry: () => void;
}

/** The games of a category, of one vendor or all, page by page as they come into view. */
export function useGameList({ category, choices, slice }: GameListRequest): GameList {
  const pageQuery = useGamePages();
  const client = useQueryClient();
  const { tag } = useCurrentLanguage();
  const { vassalage, kind } = choices;
  const page = (pageNo: number, pageSize = PAGE_SIZE) => pageQuery({ category, kind, vassalage, pageNo, pageSize });
  const first = useQuery(page(1));
  const total = first.data?.total ?? 0;
  const wantsWhole = needsWhole(choices);
  const whole = useWholeList({ page, total, enabled: wantsWhole && first.isSuccess });
  const rested = useRested(slice, REST);
  const numbers = pagesOf({ start: rested.start, end: Math.min(rested.end, total) });
  // One query for all pages in view, each kept on its own: what is here already is shown while the rest is on its way.
  const pages = useQuery({
    queryKey: ['game-pages', page(1).queryKey, numbers],
    queryFn: () => Promise.all(numbers.map((number) => client.fetchQuery(page(number)))),
    enabled: !wantsWhole && first.isSuccess,
    // What comes is read from the pages themselves, so its coming has to be told all the same.
    notifyOnChangeProps: 'all',
  });

  const { search, hot, fresh, sort } = choices;
  const found = useMemo(
    () => selectGames(whole.games, { search, hot, fresh, sort }, { language: tag, now: Date.now() }),
    [whole.games, search, hot, fresh, sort, tag],
  );
  const known = gamesByPlace((pageNo) => client.getQueryData(page(pageNo).queryKey)?.games);
  const asked = wantsWhole ? [first, whole] : [first, pages];
  const failed = asked.filter(({ isError }) => isError);
  return {
    count: wantsWhole ? found.length : total,
    at: wantsWhole ? (index) => found[index] : known,
    isPending: first.isPending,
    isError: failed.length > 0,
    isWhole: first.isSuccess && (!wantsWhole || whole.isWhole),
    progress: { known: whole.games.length, total },
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** Finds a game by its place. Each page is looked up once: its key is a text that a window of tiles would write for every tile. */
function gamesByPlace(gamesOf: (pageNo: number) => readonly Game[] | undefined) {
  const found = new Map<number, readonly Game[] | undefined>();
  return (index: number): Game | undefined => {
    const pageNo = Math.floor(index / PAGE_SIZE) + 1;
    if (!found.has(pageNo)) found.set(pageNo, gamesOf(pageNo));
    return found.get(pageNo)?.[index % PAGE_SIZE];
  };
}

function pagesOf({ start, end }: Slice): number[] {
  const from = Math.floor(start / PAGE_SIZE);
  return Array.from({ length: Math.max(0, Math.ceil(end / PAGE_SIZE) - from) }, (_, index) => from + index + 1);
}
