import { queryOptions, useQuery } from '@tanstack/react-query';
import { isLotteryTable } from '../../../../schemas/generated/validators/lotteryTable.js';
import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { ask } from '../../../platform/ask.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

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
