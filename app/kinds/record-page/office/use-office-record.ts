import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';

/**
 * A record of the agent's team, kept per agent because two agents may use one tab in turn. The previous one stays while another
 * loads, and a return to the window loads it again.
 * @param name in the query key; one for each record
 * @param call the operation that loads it
 */
export function useOfficeRecord<Query, Answer>(
  name: string,
  call: (platform: PlatformClient, query: Query, options: SessionCallOptions) => Promise<Answer>,
  query: Query,
) {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...teamKey(member?.id), name, query],
    queryFn: ({ signal }) => call(platform, query, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}
