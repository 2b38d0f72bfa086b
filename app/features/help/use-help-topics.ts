import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { helpCenter } from '#app/platform/generated/operations/help-center.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';

export const helpCenterKey = ['help-center'] as const;

/** The platform's help content in the current language. */
export function useHelpTopics() {
  const platform = usePlatform();
  const { code: lang } = useCurrentLanguage();
  const query = { lang, device: 'WEB' } as const;
  return useQuery({
    queryKey: [...helpCenterKey, lang],
    queryFn: ({ signal }) => helpCenter(platform, query, { signal }),
    select: ({ sections }) => sections,
  });
}
