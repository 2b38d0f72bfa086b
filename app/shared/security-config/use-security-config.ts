import { useQuery } from '@tanstack/react-query';
import { securityConfig } from '#app/platform/operations/security-config.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

export const SECURITY_CONFIG = ['security-config'] as const;

/** How often what waits for a review asks for its outcome, in milliseconds. */
const REVIEW_INTERVAL = 20_000;

interface SecurityConfigOptions {
  /** A page waits for it: a review is followed to its end, and coming back to the window asks again. */
  awaited?: boolean;
}

/** What secures the account of the member or agent who is here; asked for once after a log-in. Guests and trials have none. */
export function useSecurityConfig({ awaited = false }: SecurityConfigOptions = {}) {
  const platform = usePlatform();
  const { status, member } = useSession();
  return useQuery({
    queryKey: [...SECURITY_CONFIG, member?.id],
    queryFn: ({ signal }) => securityConfig(platform, { signal }),
    select: ({ info }) => info,
    enabled: status === 'member' || status === 'agent',
    refetchOnWindowFocus: awaited && 'always',
    refetchInterval: ({ state: { data } }) => awaited && data?.info.idVerification.status === 'P' && REVIEW_INTERVAL,
  });
}
