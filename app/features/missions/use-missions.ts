import { queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { missionLeaderboard } from '#app/platform/generated/operations/mission-leaderboard.ts';
import { missionSummary } from '#app/platform/generated/operations/mission-summary.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import type { Mission } from '#schemas/generated/platform.ts';

/** Query key prefix of the member's missions. */
export function missionsKey(memberId: number | undefined) {
  return ['missions', memberId] as const;
}

export function useMissions() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const { code: language } = useCurrentLanguage();
  const ownKey = missionsKey(member?.id);
  // A trial account has no missions.
  const enabled = isReady;
  return {
    enabled,
    summary: queryOptions({
      queryKey: [...ownKey, 'summary', language],
      queryFn: ({ signal }) => missionSummary(platform, { language }, { signal }),
      enabled,
      // Show progress made in a game when the player comes back.
      refetchOnMount: 'always' as const,
    }),
    board: (period: Mission['period']) =>
      queryOptions({
        queryKey: [...ownKey, 'board', period],
        queryFn: ({ signal }) => missionLeaderboard(platform, { period }, { signal }),
        enabled,
      }),
  };
}
