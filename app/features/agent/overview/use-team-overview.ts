import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RangeQuery } from '#app/kinds/record-page/days/range.ts';
import { teamOverview } from '#app/platform/generated/operations/team-overview.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';

/** The agent's team in numbers in some days; cached per agent, since two may use one tab in turn. */
export function useTeamOverview(range: RangeQuery) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'overview', range],
    queryFn: ({ signal }) => teamOverview(platform, range, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}
