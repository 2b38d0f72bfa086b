import type { Banner } from '#schemas/generated/platform.ts';
import { findRoute } from '../router/find-route.ts';
import { useSlot } from '../slots/use-slot.ts';

/** Finds the address that a banner leads to; undefined unless it is a page of this site that is not switched off. */
export function useBannerPath(): (banner: Pick<Banner, 'linkageType' | 'link'>) => string | undefined {
  const routes = useSlot('routes');
  return ({ linkageType, link }) => {
    // A route's path is compared as a whole, so no address of another site gets past it.
    const [path = ''] = link.split(/[?#]/);
    return linkageType !== 'NONE' && findRoute(routes, path) ? link : undefined;
  };
}
