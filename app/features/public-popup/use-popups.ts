import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { announcements } from '#app/platform/generated/operations/announcements.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { FIRST_LOGIN } from '#app/session/session-flags.ts';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';
import { groupOf } from './group.ts';

/** The platform's popups for the visitor's group. */
export function usePopups() {
  const platform = usePlatform();
  const started = useSiteStarted();
  const { status } = useSession();
  const { flags } = useSessionService();
  const { code: language } = useCurrentLanguage();
  const group = groupOf(status, () => flags.has(FIRST_LOGIN));
  const query = { types: 'PU', platform: 'W', execution: group, language } as const;
  const { data } = useQuery({
    queryKey: ['public-popups', group, language],
    queryFn: ({ signal }) => announcements(platform, query, { signal }),
    select: (answer) => answer.popup,
    enabled: started && status !== 'unknown',
  });
  return { popups: data ?? [], group };
}
