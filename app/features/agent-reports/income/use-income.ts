import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RangeQuery } from '#app/kinds/record-page/days/range.ts';
import { agentIncome } from '#app/platform/generated/operations/agent-income.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';

/** The agent's income in a period. */
export function useIncome(range: RangeQuery) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), 'income', range],
    queryFn: ({ signal }) => agentIncome(platform, range, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}
