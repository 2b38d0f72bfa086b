import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { openedDraws } from '#app/platform/generated/operations/opened-draws.ts';
import { vnOpenedDraws } from '#app/platform/generated/operations/vn-opened-draws.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import { isVietnamese } from '../menu/modes.ts';

const COUNT = 20;

export type Opened = ReturnType<typeof useOpened>;

/**
 * The last draws of a game, the latest first. @param upcoming number of the next draw; a change means that a new result
 * exists
 */
export function useOpened(game: LotteryGame, upcoming: string | undefined) {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const { gameCode } = game;
  return useQuery({
    queryKey: ['lottery-opened', gameCode, language, upcoming],
    queryFn: ({ signal }) => {
      const ask = isVietnamese(game) ? vnOpenedDraws : openedDraws;
      return ask(platform, { gameCode, count: COUNT, language }, { signal });
    },
    enabled: upcoming !== undefined,
    placeholderData: keepPreviousData,
  });
}
