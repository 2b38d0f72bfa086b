import { useQuery, useQueryClient } from '@tanstack/react-query';
import { registrationLinks } from '#app/platform/generated/operations/registration-links.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';

/** Poll: links expire and are used without an event on this page. */
const LOOK_AGAIN = 60_000;

function linksKey(memberId: number | undefined) {
  return ['registration-links', memberId] as const;
}

/** The agent's registration links and the highest rate it can give. */
export function useLinks() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: linksKey(member?.id),
    queryFn: ({ signal }) => registrationLinks(platform, { signal }),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
  });
}

export type LinksQuery = ReturnType<typeof useLinks>;

/** Refetches the links. @returns a promise that resolves when they are current */
export function useRefreshLinks() {
  const queries = useQueryClient();
  const { member } = useSession();
  return () => queries.invalidateQueries({ queryKey: linksKey(member?.id) });
}
