import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { announcements } from '#app/platform/generated/operations/announcements.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** Banners, notices and announcements, with the specification's parameters. */
export function useAnnouncements() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const query = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language } as const;
  return useQuery({
    queryKey: ['announcements', language],
    queryFn: ({ signal }) => announcements(platform, query, { signal }),
  });
}
