import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { rankList } from '#app/platform/generated/operations/rank-list.ts';
import { winnerBoard } from '#app/platform/generated/operations/winner-board.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LiveListener } from '#app/session/live-news.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import type { RankEntry } from '#schemas/generated/platform.ts';
import type { RankListValue } from '#schemas/generated/validators/rankList.js';
import { type AddWin, BOARD_LINES, withLatestWin, withTopWin } from './with-winner.ts';

const winnersKey = ['winners'] as const;

/** How a board is fetched, polled and updated. */
interface BoardKind {
  ask: (platform: PlatformClient, language: string, signal: AbortSignal) => Promise<RankListValue>;
  add: AddWin;
  /** Milliseconds between polls. */
  interval: number;
}

const kinds = {
  top: {
    ask: (platform, language, signal) =>
      rankList(platform, { gameCategory: 'ALL', language, limitNum: BOARD_LINES }, { signal }),
    add: withTopWin,
    interval: 60_000,
  },
  // Includes wins that are too small for live news.
  latest: {
    ask: (platform, language, signal) => winnerBoard(platform, { language, limitNum: BOARD_LINES }, { signal }),
    add: withLatestWin,
    interval: 20_000,
  },
} as const satisfies Record<string, BoardKind>;

export type Board = keyof typeof kinds;

/** A winner board with the specification's twenty lines. Logged-in members also get new wins live. */
export function useWinners(board: Board) {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const { listeners } = useSessionService();
  const queryKey = [...winnersKey, board, language];
  const { ask, add, interval } = kinds[board];
  useLiveWinners(queryKey, add);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // Wins that arrive live during the request are newer than its answer.
      const later: RankEntry[] = [];
      const hear: LiveListener = (news) => {
        if (news.topic === 'winner') later.push(news.data);
      };
      listeners.add(hear);
      const answer = await ask(platform, language, signal).finally(() => listeners.delete(hear));
      return later.reduce(add, answer);
    },
    select: ({ list }) => list.map(({ vo }) => vo),
    refetchInterval: interval,
  });
}

function useLiveWinners(queryKey: readonly string[], add: AddWin): void {
  const queries = useQueryClient();
  useLive(
    'winner',
    (winner) => queries.setQueryData<RankListValue>(queryKey, (board) => board && add(board, winner)),
    () => void queries.invalidateQueries({ queryKey: winnersKey }),
  );
}
