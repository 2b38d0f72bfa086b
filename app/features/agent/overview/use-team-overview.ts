import { useQuery } from '@tanstack/react-query';
import { teamOverview } from '#app/platform/operations/team-overview.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { TeamOverview } from '#schemas/generated/platform.ts';

export type Period = TeamOverview['period'];

/** The agent's team in numbers; cached per agent, since two may use one tab in turn. */
export function useTeamOverview(period: Period) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: ['team-overview', member?.id, period],
    queryFn: ({ signal }) => teamOverview(platform, { period }, { signal }),
  });
}
