import { useQuery } from '@tanstack/react-query';
import { isPromotions } from '../../../schemas/generated/validators/promotions.js';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { ask } from '../../platform/ask.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useSiteStarted } from '../../shell/site/site-started.ts';

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
