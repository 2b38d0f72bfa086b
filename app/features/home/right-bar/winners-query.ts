import { useQuery } from '@tanstack/react-query';
import { isRankList } from '../../../../schemas/generated/validators/rankList.js';
import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { ask } from '../../../platform/ask.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';

/** Milliseconds between two looks at the board. */
const LOOK_EVERY = 60_000;

/** The winner board: the twenty of the specification. */
export function useWinners() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { gameCategory: 'ALL', language, limitNum: 20 } as const;
  return useQuery({
    queryKey: ['winners', language],
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/GCSGAME_getRankList', { params: { query }, signal }), isRankList),
    select: (answer) => answer.value.list.map(({ vo }) => vo),
    refetchInterval: LOOK_EVERY,
  });
}
