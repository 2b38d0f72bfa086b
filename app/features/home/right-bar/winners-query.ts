import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import type { RankEntry } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { LiveListener } from '#app/session/live-news.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { useLive } from '#app/shell/live/use-live.ts';
import { isRankList, type RankListAnswer } from '#schemas/generated/validators/rankList.js';
import { BOARD_LINES, withWinner } from './with-winner.ts';

/** Milliseconds between two looks at the board. */
const LOOK_EVERY = 60_000;

/** The winner board: the twenty of the specification. Whoever is logged in sees a new win as it comes. */
export function useWinners() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { gameCategory: 'ALL', language, limitNum: BOARD_LINES } as const;
  const { listeners } = useSessionService();
  useLiveWinners(language);
  return useQuery({
    queryKey: ['winners', language],
    queryFn: async ({ signal }) => {
      // What is told while the answer is on its way is later than what it says.
      const later: RankEntry[] = [];
      const hear: LiveListener = (news) => {
        if (news.topic === 'winner') later.push(news.data);
      };
      listeners.add(hear);
      const call = platform.GET('/wps/relay/GCSGAME_getRankList', { params: { query }, signal });
      const board = await ask(call, isRankList).finally(() => listeners.delete(hear));
      return later.reduce(withWinner, board);
    },
    select: (answer) => answer.value.list.map(({ vo }) => vo),
    refetchInterval: LOOK_EVERY,
  });
}

function useLiveWinners(language: string): void {
  const queries = useQueryClient();
  useLive(
    'winner',
    (winner) =>
      queries.setQueryData<RankListAnswer>(['winners', language], (board) => board && withWinner(board, winner)),
    () => void queries.invalidateQueries({ queryKey: ['winners'] }),
  );
}
