import { queryOptions } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { type GameCategory, gameTypeOf } from '#app/platform/games/game-category.ts';
import { gameOf } from '#app/platform/games/game-of.ts';
import { gameList } from '#app/platform/generated/operations/game-list.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { ListGameType } from '#schemas/generated/platform.ts';

export const gamesKey = ['games'] as const;

/** Parameters that the specification sets for the web. */
const CLIENT_TYPE = 3;
export const GAME_PLATFORM = 'flash,html5-desktop';

export interface GamePageRequest {
  category?: GameCategory | undefined;
  /** Subcategory, as in the slots' menu. */
  kind?: ListGameType | '';
  vassalage?: string | undefined;
  /** 1-based. */
  pageNo: number;
  /** At most 500. */
  pageSize: number;
}

/** Creates queries for pages of games in the current language. */
export function useGamePages() {
  const platform = usePlatform();
  const { merchant } = useBrand();
  const { code: language } = useCurrentLanguage();
  return ({ category, kind, vassalage, pageNo, pageSize }: GamePageRequest) => {
    const query = {
      clientType: CLIENT_TYPE,
      platform: GAME_PLATFORM,
      merchant,
      language,
      pageNo,
      pageSize,
      ...(category && { gameType: kind || gameTypeOf(category) }),
      ...(vassalage && { vassalage }),
    } as const;
    return queryOptions({
      queryKey: [...gamesKey, query],
      queryFn: async ({ signal }) => {
        const { games, total } = await gameList(platform, query, { signal });
        return { games: games.map(gameOf), total };
      },
    });
  };
}
