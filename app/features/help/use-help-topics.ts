import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { isHelpCenter } from '#schemas/generated/validators/helpCenter.js';

/** What the platform says in the help centre, in the language of the reader. */
export function useHelpTopics() {
  const platform = usePlatform();
  const { code: lang } = useCurrentLanguage();
  const query = { lang, device: 'WEB' } as const;
  return useQuery({
    queryKey: ['help-center', lang],
    queryFn: ({ signal }) => ask(platform.GET('/wps/system/helpCenter', { params: { query }, signal }), isHelpCenter),
    select: ({ value }) => value.sections,
  });
}
