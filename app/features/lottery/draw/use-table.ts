import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { lotteryTable } from '#app/platform/generated/operations/lottery-table.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

export const lotteryTableKey = ['lottery-table'] as const;

/** Returns a function that makes the query for a game's bet types. */
export function useTableQuery() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  return (gameCode: string) =>
    queryOptions({
      queryKey: [...lotteryTableKey, gameCode, language],
      queryFn: ({ signal }) => lotteryTable(platform, { gameCode, language }, { signal }),
    });
}

export function useTable(gameCode: string) {
  return useQuery(useTableQuery()(gameCode));
}
