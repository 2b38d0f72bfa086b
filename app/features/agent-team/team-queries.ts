import { queryOptions, useQuery } from '@tanstack/react-query';
import { downlineTerms } from '#app/platform/generated/operations/downline-terms.ts';
import { teamLevel } from '#app/platform/generated/operations/team-level.ts';
import { teamMember } from '#app/platform/generated/operations/team-member.ts';
import { teamRateRanges } from '#app/platform/generated/operations/team-rate-ranges.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { TeamList } from './use-team-address.ts';

/** Rows that are loaded at once. */
export const WINDOW = 100;

/** The query of a part of a list, counted from 0. */
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

/** One downline with its play of two weeks. */
export function useTeamMember(account: string) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'member', account],
    queryFn: ({ signal }) => teamMember(platform, { account }, { signal }),
    refetchOnWindowFocus: 'always',
  });
}

/** On which terms money can be transferred to a downline now. */
export function useTerms(account: string) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'terms', account],
    queryFn: ({ signal }) => downlineTerms(platform, { account }, { signal }),
    staleTime: 0,
  });
}

/** Which rates some accounts can have now. */
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
