import { useQuery } from '@tanstack/react-query';
import { logIns } from '#app/platform/generated/operations/log-ins.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

export const logInsKey = ['log-ins'] as const;

/** Number of log-ins in the card. */
const LAST = 5;

export function useLogIns() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...logInsKey, member?.id],
    queryFn: ({ signal }) => logIns(platform, { pageSize: LAST }, { signal }),
  });
}
