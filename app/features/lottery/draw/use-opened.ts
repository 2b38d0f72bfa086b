import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import type { LotteryGame } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isOpenedDraws } from '#schemas/generated/validators/openedDraws.js';
import { isVnOpenedDraws } from '#schemas/generated/validators/vnOpenedDraws.js';
import { isVietnamese } from '../menu/modes.ts';

export const OPENED = 'lottery-opened';
const COUNT = 20;

export type Opened = ReturnType<typeof useOpened>;

/**
 * The last draws of a game, the latest first.
 * @param upcoming the draw that is awaited: when another one is, there is a new result
 */
export function useOpened(game: LotteryGame, upcoming: string | undefined) {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const { gameCode } = game;
  return useQuery({
    queryKey: [OPENED, gameCode, language, upcoming],
    queryFn: async ({ signal }) => {
      const options = { params: { query: { gameCode, count: COUNT, language } }, signal };
      return isVietnamese(game)
        ? (await ask(platform.GET('/lgw/vn/numeros/opened/game', options), isVnOpenedDraws)).value
        : (await ask(platform.GET('/lotto/lgw/games/opened/numero', options), isOpenedDraws)).value;
    },
    enabled: upcoming !== undefined,
    placeholderData: keepPreviousData,
  });
}
