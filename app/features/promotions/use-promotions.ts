import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useSiteStarted } from '#app/shell/site/site-started.ts';
import { isPromotions } from '#schemas/generated/validators/promotions.js';

/** First part of the key of every query about promotions. */
export const PROMOTIONS = 'promotions';

/** The promotions, and how far whoever is here is with each. */
export function usePromotions() {
  const platform = usePlatform();
  const started = useSiteStarted();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [PROMOTIONS, member?.id, language],
    queryFn: async ({ signal }) => {
      const call = platform.GET('/wps/relay/MCSFE_getPromotions', { params: { query: { language } }, signal });
      return (await ask(call, isPromotions)).value.promotions;
    },
    // Until it is known who is here, it would be asked for nobody.
    enabled: started,
  });
}
