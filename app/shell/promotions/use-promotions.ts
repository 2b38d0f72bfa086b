import { useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { promotions } from '#app/platform/generated/operations/promotions.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';

export const promotionsKey = ['promotions'] as const;

/**
 * The promotions, with the member's status in each.
 * @param isWanted false where the site has none to ask for
 */
export function usePromotions({ isWanted = true }: { isWanted?: boolean } = {}) {
  const platform = usePlatform();
  const started = useSiteStarted();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [...promotionsKey, member?.id, language],
    queryFn: async ({ signal }) => {
      return (await promotions(platform, { language }, { signal })).promotions;
    },
    // Wait until the member is known, or it would be loaded for a visitor.
    enabled: started && isWanted,
  });
}
