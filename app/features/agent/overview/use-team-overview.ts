import { useQuery } from '@tanstack/react-query';
import { isTeamOverview } from '../../../../schemas/generated/validators/teamOverview.js';
import { ask } from '../../../platform/ask.ts';
import type { TeamOverview } from '../../../platform/contract.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { useSession } from '../../../session/session-context.tsx';

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
