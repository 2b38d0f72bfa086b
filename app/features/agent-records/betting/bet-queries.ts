import { queryOptions, useQuery } from '@tanstack/react-query';
import { teamBet } from '#app/platform/generated/operations/team-bet.ts';
import { teamBets } from '#app/platform/generated/operations/team-bets.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamBet } from '#schemas/generated/platform.ts';
import { PART, useParts } from '../shared/use-parts.ts';
import type { BetsAddress } from '../shared/use-records-address.ts';
import { queryOfWho } from '../shared/use-records-address.ts';

export function idOfBet({ betId }: TeamBet): number {
  return betId;
}

/** The team's bets that match the address, and the parameters that select them on any day. */
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
  return { ...list, filters };
}

export function useBet(betId: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'bet', betId],
    queryFn: ({ signal }) => teamBet(platform, { betId }, { signal }),
  });
}
