import { queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import type { Mission } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isMissionLeaderboard } from '#schemas/generated/validators/missionLeaderboard.js';
import { isMissionSummary } from '#schemas/generated/validators/missionSummary.js';

/** What the platform says of the missions of whoever is here. */
export function useMissions() {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code: language } = useCurrentLanguage();
  const all = ['missions', member?.id] as const;
  // A trial account has none.
  const enabled = status === 'member' || status === 'agent';
  return {
    all,
    enabled,
    summary: queryOptions({
      queryKey: [...all, 'summary', language],
      queryFn: async ({ signal }) => {
        const call = platform.GET('/wps/relay/MCSFE_getMissionSummaryDetails', {
          params: { query: { language } },
          signal,
        });
        return (await ask(call, isMissionSummary)).value;
      },
      enabled,
      // Whoever comes back from a game finds here what it counted for.
      refetchOnMount: 'always' as const,
    }),
    board: (period: Mission['period']) =>
      queryOptions({
        queryKey: [...all, 'board', period],
        queryFn: async ({ signal }) => {
          const call = platform.GET('/wps/relay/getMissionLeaderboard', { params: { query: { period } }, signal });
          return (await ask(call, isMissionLeaderboard)).value;
        },
        enabled,
      }),
  };
}
