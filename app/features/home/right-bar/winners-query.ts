import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { rankList } from '#app/platform/operations/rank-list.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LiveListener } from '#app/session/live-news.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { useLive } from '#app/shared/live/use-live.ts';
import type { RankEntry } from '#schemas/generated/platform.ts';
import type { RankListValue } from '#schemas/generated/validators/rankList.js';
import { BOARD_LINES, withWinner } from './with-winner.ts';

const winnersKey = ['winners'] as const;

/** Milliseconds between polls of the board. */
const POLL_INTERVAL = 60_000;

/** The winner board with the specification's twenty lines. Logged-in members also get new wins live. */
export function useWinners() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { gameCategory: 'ALL', language, limitNum: BOARD_LINES } as const;
  const { listeners } = useSessionService();
  useLiveWinners(language);
  return useQuery({
    queryKey: [...winnersKey, language],
    queryFn: async ({ signal }) => {
      // Wins that arrive live during the request are newer than its answer.
      const later: RankEntry[] = [];
      const hear: LiveListener = (news) => {
        if (news.topic === 'winner') later.push(news.data);
      };
      listeners.add(hear);
      const board = await rankList(platform, query, { signal }).finally(() => listeners.delete(hear));
      return later.reduce(withWinner, board);
    },
    select: ({ list }) => list.map(({ vo }) => vo),
    refetchInterval: POLL_INTERVAL,
  });
}

function useLiveWinners(language: string): void {
  const queries = useQueryClient();
  useLive(
    'winner',
    (winner) =>
      queries.setQueryData<RankListValue>([...winnersKey, language], (board) => board && withWinner(board, winner)),
    () => void queries.invalidateQueries({ queryKey: winnersKey }),
  );
}
