import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Game } from '../../../platform/contract.ts';
import { useGamePages } from '../../../shell/games/games-query.ts';

/** The contract's largest page. */
const PAGE_SIZE = 100;

/** The game of an address, which names its vendor and its code, or a vendor that is one game; null where there is none. */
export function useGame(vassalage: string, gameCode: string) {
  const queries = useQueryClient();
  const pageQuery = useGamePages();
  return useQuery({
    queryKey: ['game', vassalage, gameCode],
    queryFn: async (): Promise<Game | null> => {
      if (!vassalage) return null;
      for (let pageNo = 1; ; pageNo += 1) {
        const { games, total } = await queries.fetchQuery(pageQuery({ vassalage, pageNo, pageSize: PAGE_SIZE }));
        const game = gameCode ? games.find((candidate) => candidate.gameCode === gameCode) : games[0];
        if (game || games.length === 0 || pageNo * PAGE_SIZE >= total) return game ?? null;
      }
    },
  });
}
