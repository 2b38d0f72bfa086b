import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Days } from '#app/kinds/record-page/days/range.ts';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { teamBet } from '#app/platform/generated/operations/team-bet.ts';
import { teamBets } from '#app/platform/generated/operations/team-bets.ts';
import { teamBetsFile } from '#app/platform/generated/operations/team-bets-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamBet, TeamBetsFile } from '#schemas/generated/platform.ts';
import { PART, useParts } from '../shared/use-parts.ts';
import { queryOfWho } from '../shared/use-records-address.ts';
import type { BetsAddress } from './use-bets-address.ts';

export function idOfBet({ betId }: TeamBet): number {
  return betId;
}

/** The team's bets that match the address, and a function that saves all of them to a file. */
export function useBets({ who, range, gameType, vendor, result }: BetsAddress) {
  const platform = usePlatform();
  const { member } = useSession();
  const filters = {
    ...queryOfWho(who),
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(result && { result }),
  };
  const list = useParts(
    (part) =>
      queryOptions({
        queryKey: [...teamKey(member?.id), 'bets', filters, range.query, part] as readonly unknown[],
        queryFn: ({ signal }) =>
          teamBets(platform, { ...filters, ...range.query, pageNum: part + 1, pageSize: PART }, { signal }),
        refetchOnMount: 'always',
      }),
    idOfBet,
  );
  const file = (columns: TeamBetsFile['columns'], { from, to }: Days, options: FileOptions) =>
    teamBetsFile(platform, { columns }, { ...filters, from, to }, options);
  return { ...list, file };
}

export type Bets = ReturnType<typeof useBets>;

export function useBet(betId: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'bet', betId],
    queryFn: ({ signal }) => teamBet(platform, { betId }, { signal }),
  });
}
