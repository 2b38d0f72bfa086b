import { useQuery } from '@tanstack/react-query';
import { memberAccount } from '#app/platform/generated/operations/member-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { useVerification } from '#app/shell/verification/verification-context.tsx';

/** The member's account; loaded again when the identity's verification changes. */
export function useMemberAccount() {
  const platform = usePlatform();
  const { member } = useSession();
  const verification = useVerification();
  return useQuery({
    queryKey: [...memberAccountKey, member?.id, verification],
    queryFn: ({ signal }) => memberAccount(platform, { signal }),
    placeholderData: (earlier) => earlier,
  });
}
