import { useMemo } from 'react';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useSession } from '#app/session/session-context.tsx';
import { findRoute } from '../router/find-route.ts';
import { memberPageAt } from '../router/member-page-at.ts';
import { paths } from '../router/paths.ts';
import { isSamePath } from '../router/same-path.ts';
import type { WordKey } from '../slots/contribution.ts';
import { useSlot } from '../slots/use-slot.ts';
import { type PageOf, pathOf, queryOf } from './trail.ts';

export interface Crumb {
  /** What tells its page from others. */
  page: string;
  address: string;
  namespace: string;
  title: WordKey;
}

/** How the addresses of a trail are told apart and named: the pages of the member centre each for itself. */
export function useCrumbs() {
  const routes = useSlot('routes');
  const memberPages = useSlot('memberPages');
  const isWide = useMedia(WIDE);
  const isTrial = useSession().status === 'trial';
  return useMemo(() => {
    // Beside its menu, the member centre opens with its first page.
    const first = isWide && !isTrial ? memberPages.find(({ isFirst }) => isFirst)?.id : undefined;
    const memberPageOf = (address: string) => {
      const path = pathOf(address);
      return memberPageAt(path, queryOf(address)) ?? (isSamePath(path, paths.member) ? first : undefined);
    };
    const pageOf: PageOf = (address) => [pathOf(address), memberPageOf(address)].filter(Boolean).join('?');
    const crumbOf = (address: string): Crumb | undefined => {
      const id = memberPageOf(address);
      const page = { page: pageOf(address), address };
      if (id === undefined) {
        const route = findRoute(routes, pathOf(address));
        return route && { ...page, namespace: route.namespace, title: route.title };
      }
      const memberPage = memberPages.find((one) => one.id === id);
      return memberPage && { ...page, namespace: memberPage.namespace, title: memberPage.label };
    };
    return { pageOf, crumbOf };
  }, [routes, memberPages, isWide, isTrial]);
}
