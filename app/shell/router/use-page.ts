import type { RouteContribution } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';
import { findRoute } from './find-route.ts';
import { useLocation } from './router.ts';

/** What stands around the page that is open. An address without a page leads on to the index at once. */
export function usePage(): Pick<RouteContribution, 'layout' | 'breadcrumb' | 'footer' | 'holdsTerms'> {
  const { pathname } = useLocation();
  return findRoute(useSlot('routes'), pathname) ?? { layout: 'site' };
}
