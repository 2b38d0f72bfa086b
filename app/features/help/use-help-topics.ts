import { useQuery } from '@tanstack/react-query';
import { isHelpCenter } from '../../../schemas/generated/validators/helpCenter.js';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { ask } from '../../platform/ask.ts';
import { usePlatform } from '../../platform/platform-context.tsx';

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
