import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isLotteryTable } from '#schemas/generated/validators/lotteryTable.js';

export const TABLES = 'lottery-table';

/** Makes the query for what can be bet on a game. */
export function useTableQuery() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  return (gameCode: string) =>
    queryOptions({
      queryKey: [TABLES, gameCode, language],
      queryFn: async ({ signal }) => {
        const call = platform.GET('/lgw/games/game', { params: { query: { gameCode, language } }, signal });
        return (await ask(call, isLotteryTable)).value;
      },
    });
}

export function useTable(gameCode: string) {
  return useQuery(useTableQuery()(gameCode));
}
