import { queryOptions, useQuery } from '@tanstack/react-query';
import { downlineTerms } from '#app/platform/generated/operations/downline-terms.ts';
import { teamLevel } from '#app/platform/generated/operations/team-level.ts';
import { teamMember } from '#app/platform/generated/operations/team-member.ts';
import { teamRateRanges } from '#app/platform/generated/operations/team-rate-ranges.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamList } from './use-team-address.ts';

/** Rows in one page. */
export const WINDOW = 100;

/** Returns a function that makes the query for a page of the list, counted from 0. */
export function useLevelQuery() {
  const platform = usePlatform();
  const { member } = useSession();
  return (list: TeamList, part: number) =>
    queryOptions({
      queryKey: [...teamKey(member?.id), 'level', list, part],
      queryFn: ({ signal }) => teamLevel(platform, queryOf(list, part), { signal }),
      refetchOnWindowFocus: 'always' as const,
    });
}

function queryOf({ account, search, ...order }: TeamList, part: number) {
  return { ...(account && { account }), ...(search && { search }), ...order, from: part * WINDOW, size: WINDOW };
}

/** One downline with the figures of its last two weeks. */
export function useTeamMember(account: string) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'member', account],
    queryFn: ({ signal }) => teamMember(platform, { account }, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** Current terms for a transfer to a downline. */
export function useTerms(account: string) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'terms', account],
    queryFn: ({ signal }) => downlineTerms(platform, { account }, { signal }),
    staleTime: 0,
  });
}

/** Rates that the accounts can currently have. */
export function useRateRanges(accounts: readonly string[]) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'ranges', accounts],
    queryFn: ({ signal }) => teamRateRanges(platform, { accounts: [...accounts] }, { signal }),
    select: ({ ranges }) => ranges,
    staleTime: 0,
  });
}
