import { useQuery } from '@tanstack/react-query';
import { memberIcon } from '#app/platform/generated/operations/member-icon.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { iconAddress } from './icon-address.ts';

/** The picture of the member's avatar as an address for an `<img>`, asked for once a session; trial accounts have none. */
export function useMemberIcon(): string | undefined {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { data } = useQuery({
    queryKey: ['member-icon', member?.id],
    queryFn: async ({ signal }) => iconAddress(await memberIcon(platform, { signal })),
    enabled: status === 'member' || status === 'agent',
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  });
  return data ?? undefined;
}
