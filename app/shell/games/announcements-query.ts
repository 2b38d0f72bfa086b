import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isAnnouncements } from '#schemas/generated/validators/announcements.js';

/** Banners, notices and announcements, as the specification asks for them. */
export function useAnnouncements() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language } as const;
  return useQuery({
    queryKey: ['announcements', language],
    queryFn: ({ signal }) =>
      ask(platform.GET('/wps/relay/MCSFE_getListAnnouncements', { params: { query }, signal }), isAnnouncements),
    select: (answer) => answer.value,
  });
}
