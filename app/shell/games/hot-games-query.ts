import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { gameOf } from '#app/platform/games/game-of.ts';
import { hotGames } from '#app/platform/generated/operations/hot-games.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { throughSession } from '#app/platform/session-copy.ts';
import type { HotGamesValue } from '#schemas/generated/validators/hotGames.js';
import { useHydrated } from '../loading/use-hydrated.ts';
import { GAME_PLATFORM } from './games-query.ts';

/** The platform's hot games. */
export function useHotGames() {
  const platform = usePlatform();
  const { merchant: merchantCode } = useBrand();
  const { code: language } = useCurrentLanguage();
  const query = { merchantCode, isPlatform: 2, platform: GAME_PLATFORM, language } as const;
  const hydrated = useHydrated();
  const result = useQuery({
    queryKey: ['hot-games', merchantCode, language],
    queryFn: ({ signal }) =>
      throughSession(`hotGames/${merchantCode}/${language}`, platform, (from) => hotGames(from, query, { signal })),
    select: gamesOf,
    staleTime: 300_000,
  });
  return { data: hydrated ? result.data : undefined, isError: result.isError, refetch: result.refetch };
}

// A stable function, so that the answer is parsed once for all observers.
function gamesOf(games: HotGamesValue) {
  return games.map(gameOf);
}
