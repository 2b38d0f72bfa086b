import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { usePlatformClock } from '#app/clock/clock-context.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { cockfightIn } from '#app/platform/games/cockfight-in.ts';
import type { GameCategory } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { useGamePages } from '#app/shell/games/games-query.ts';
import { listPages } from './list-pages.ts';
import { needsWhole, selectGames } from './select-games.ts';
import type { Slice } from './tiles-in-view.ts';
import type { ListChoices } from './use-list-address.ts';
import { PAGE_SIZE, useWholeList } from './use-whole-list.ts';

/** Milliseconds a slice must stay unchanged before its pages are requested, so that scrolling past loads nothing. */
const REST = 120;

export interface GameListRequest {
  category: GameCategory;
  choices: ListChoices;
  /** The visible slice: only its pages are requested, unless the choices need the whole list. */
  slice: Slice;
}

export interface GameList {
  /** Number of games. */
  count: number;
  /** The game at an index; undefined while its page is loading. */
  at: (index: number) => Game | undefined;
  /** True until the first page has loaded. */
  isPending: boolean;
  /** True if a request failed. */
  isError: boolean;
  /** True if every game that the choices need has loaded. */
  isWhole: boolean;
  /** Games searched so far, and their total. */
  progress: { searched: number; total: number };
  retry: () => void;
}

/** The games of a category, from one vendor or all. Pages load when they become visible. */
export function useGameList({ category, choices, slice }: GameListRequest): GameList {
  const pageQuery = useGamePages();
  const client = useQueryClient();
  const clock = usePlatformClock();
  const { tag } = useCurrentLanguage();
  const { vassalage, kind } = choices;
  const page = (pageNo: number, pageSize = PAGE_SIZE) => pageQuery({ category, kind, vassalage, pageNo, pageSize });
  const first = useQuery(page(1));
  const total = first.data?.total ?? 0;
  const { categories } = useBrand();
  const cockfight = choices.cockfight && category === 'sports' ? 'only' : cockfightIn(category, categories);
  const wantsWhole = needsWhole({ ...choices, cockfight });
  const whole = useWholeList({ page, total, enabled: wantsWhole && first.isSuccess });
  const cachedPages = listPages((pageNo) => client.getQueryData(page(pageNo).queryKey)?.games, total, PAGE_SIZE);
  const rested = useRested(slice, REST);
  const numbers = cachedPages.pagesOf(rested.start, rested.end);
  // One query for all visible pages, cached separately: loaded pages show while others load.
  const pages = useQuery({
    queryKey: ['game-pages', page(1).queryKey, numbers],
    queryFn: () => Promise.all(numbers.map((number) => client.fetchQuery(page(number)))),
    enabled: !wantsWhole && first.isSuccess,
    // The pages are read from the cache, so re-render on every change of this query.
    notifyOnChangeProps: 'all',
  });

  const { search, hot, fresh, sort } = choices;
  const matches = useMemo(
    () => selectGames(whole.games, { search, hot, fresh, cockfight, sort }, { language: tag, now: clock.now() }),
    [whole.games, search, hot, fresh, cockfight, sort, tag, clock],
  );
  const asked = wantsWhole ? [first, whole] : [first, pages];
  const failed = asked.filter(({ isError }) => isError);
  return {
    count: wantsWhole ? matches.length : cachedPages.count,
    at: wantsWhole ? (index) => matches[index] : cachedPages.at,
    isPending: first.isPending,
    isError: failed.length > 0,
    isWhole: first.isSuccess && (!wantsWhole || whole.isWhole),
    progress: { searched: whole.games.length, total },
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** The slice after it has not changed for some milliseconds. The first one is returned immediately. */
function useRested({ start, end }: Slice, milliseconds: number): Slice {
  const [rested, setRested] = useState<Slice>({ start, end });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ start, end }), milliseconds);
    return () => clearTimeout(timer);
  }, [start, end, milliseconds]);
  return rested;
}
