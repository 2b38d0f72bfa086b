import { useQuery } from '@tanstack/react-query';
import { affiliate } from '#app/platform/generated/operations/affiliate.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSiteDomain } from '#app/shell/domain/domain-query.ts';
import type { InviteCodes } from '#app/shell/invite/invite-codes.ts';

/**
 * Whether the agent's code in the address still invites, for the visitor to know before filling in a form. Undefined
 * without a code, and until the platform has answered: it checks the code again on registration.
 */
export function useInvitation({ affiliateCode: code = '' }: InviteCodes): boolean | undefined {
  const platform = usePlatform();
  const domain = useSiteDomain();
  const { data } = useQuery({
    queryKey: ['invitation', code, domain],
    queryFn: ({ signal }) => affiliate(platform, { code, domain }, { signal }),
    enabled: code !== '',
    staleTime: 0,
  });
  return data?.valid;
}
