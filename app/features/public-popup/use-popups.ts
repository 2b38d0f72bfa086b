import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { FIRST_LOGIN, hasFlag } from '#app/session/session-flags.ts';
import { useSiteStarted } from '#app/shell/site/site-started.ts';
import { isAnnouncements } from '#schemas/generated/validators/announcements.js';
import { groupOf } from './group.ts';

/** The platform's pop-ups for who is here. */
export function usePopups() {
  const platform = usePlatform();
  const started = useSiteStarted();
  const { status } = useSession();
  const { code: language } = useCurrentLanguage();
  const group = groupOf(status, () => hasFlag(FIRST_LOGIN));
  const query = { types: 'PU', platform: 'W', execution: group, language } as const;
  const { data } = useQuery({
    queryKey: ['public-popups', group, language],
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/MCSFE_getListAnnouncements', { params: { query }, signal }), isAnnouncements),
    select: (answer) => answer.value.popup,
    enabled: started,
  });
  return { popups: data ?? [], group };
}
