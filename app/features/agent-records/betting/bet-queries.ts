import { queryOptions, useQuery } from '@tanstack/react-query';
import { teamBet } from '#app/platform/operations/team-bet.ts';
import { teamBets } from '#app/platform/operations/team-bets.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shared/office/team-key.ts';
import { allPages } from '#app/shared/records/all-pages.ts';
import type { RangeQuery } from '#app/shared/records/range.ts';
import type { TeamBet } from '#schemas/generated/platform.ts';
import { PART, useParts } from '../shared/use-parts.ts';
import { queryOfWho } from '../shared/use-records-address.ts';
import type { BetsAddress } from './use-bets-address.ts';

/** The most that the contract allows. */
const LARGEST_PAGE = 500;

export function idOfBet({ betId }: TeamBet): number {
  return betId;
}

/** The team's bets as the address filters them, and all of them for a file. */
export function useBets({ who, range, gameType, vendor, result }: BetsAddress) {
  const platform = usePlatform();
  const { member } = useSession();
  const filters = {
    ...queryOfWho(who),
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(result && { result }),
  };
  const load = (days: RangeQuery, pageNum: number, pageSize: number, signal: AbortSignal) =>
    teamBets(platform, { ...filters, ...days, pageNum, pageSize }, { signal });
  const list = useParts(
    (part) =>
      queryOptions({
        queryKey: [...teamKey(member?.id), 'bets', filters, range.query, part] as readonly unknown[],
        queryFn: ({ signal }) => load(range.query, part + 1, PART, signal),
        refetchOnMount: 'always',
      }),
    idOfBet,
  );
  const all = ({ from, to }: { from: string; to: string }, signal: AbortSignal) =>
    allPages((pageNum) => load({ from, to }, pageNum, LARGEST_PAGE, signal), idOfBet);
  return { ...list, all };
}

export type Bets = ReturnType<typeof useBets>;

/** One bet of the team. */
export function useBet(betId: number) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'bet', betId],
    queryFn: ({ signal }) => teamBet(platform, { betId }, { signal }),
  });
}
