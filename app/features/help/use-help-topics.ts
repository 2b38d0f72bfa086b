import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { helpCenter } from '#app/platform/operations/help-center.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

/** What the platform says in the help centre, in the language of the reader. */
export function useHelpTopics() {
  const platform = usePlatform();
  const { code: lang } = useCurrentLanguage();
  const query = { lang, device: 'WEB' } as const;
  return useQuery({
    queryKey: ['help-center', lang],
    queryFn: ({ signal }) => helpCenter(platform, query, { signal }),
    select: ({ sections }) => sections,
  });
}
