import { useQuery, useQueryClient } from '@tanstack/react-query';
import { categoryOf, gameCategories, gameTypeOf } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { gamesKey, useGamePages } from '#app/shell/games/games-query.ts';

/** Target of an address: a game by vendor and code, or a vendor with one of its game types. */
export interface GameAddress {
  vassalage: string;
  gameCode: string;
  gameType: Game['gameType'] | undefined;
}

/** Reads the query of `gameAddress`. Missing parts are empty, an unknown type is undefined. */
export function readGameAddress(query: URLSearchParams): GameAddress {
  const gameType = gameCategories.map(gameTypeOf).find((type) => type === query.get('gameType'));
  return { vassalage: query.get('vassalage') ?? '', gameCode: query.get('gameCode') ?? '', gameType };
}

/** The contract's maximum. */
const PAGE_SIZE = 100;

/** The game in an address, by vendor and code, or by a vendor that is one game. Null if it does not exist. */
export function useGame({ vassalage, gameCode, gameType }: GameAddress, enabled: boolean) {
  const queries = useQueryClient();
  const pageQuery = useGamePages();
  const category = gameType && categoryOf(gameType);
  const isIt = (game: Game) => game.vassalage === vassalage && (!gameCode || game.gameCode === gameCode);
  return useQuery({
    queryKey: ['game', vassalage, gameCode, gameType],
    enabled,
    queryFn: async (): Promise<Game | null> => {
      if (!vassalage) return null;
      // A game opened from a list is already cached.
      const seen = queries
        .getQueriesData<{ games: readonly Game[] }>({ queryKey: gamesKey })
        .flatMap(([, page]) => page?.games ?? []);
      const cached = gameCode && seen.find(isIt);
      if (cached) return cached;
      for (let pageNo = 1; ; pageNo += 1) {
        const page = pageQuery({ category, vassalage, pageNo, pageSize: PAGE_SIZE });
        const { games, total } = await queries.fetchQuery(page);
        const game = games.find(isIt);
        if (game || games.length === 0 || pageNo * PAGE_SIZE >= total) return game ?? null;
      }
    },
  });
}
