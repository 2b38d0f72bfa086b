import type { RouteContribution } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';
import { findRoute } from './find-route.ts';
import { useLocation } from './router.ts';

/** How the current page is framed. Unknown addresses redirect to the index. */
export function usePage(): Pick<RouteContribution, 'layout' | 'breadcrumb' | 'footer' | 'holdsTerms'> {
  const { pathname } = useLocation();
  return findRoute(useSlot('routes'), pathname) ?? { layout: 'site' };
}
