import { useQuery } from '@tanstack/react-query';
import { ask } from '#app/platform/ask.ts';
import type { TeamOverview } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isTeamOverview } from '#schemas/generated/validators/teamOverview.js';

export type Period = TeamOverview['period'];

/** The agent's team in numbers; kept apart for each agent, as two may use one tab after each other. */
export function useTeamOverview(period: Period) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: ['team-overview', member?.id, period],
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/MCS2_teamOverview', { params: { query: { period } }, signal }), isTeamOverview),
    select: (answer) => answer.value,
  });
}
