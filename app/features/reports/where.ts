import { findRoute } from '#app/shell/router/find-route.ts';
import { paths } from '#app/shell/router/paths.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';

/** The site's declared pages, each with its feature. */
export interface SitePages {
  readonly routes: readonly { readonly path: string; readonly namespace: string }[];
  readonly memberPages: readonly PageInPlace[];
  readonly agentPages: readonly PageInPlace[];
}

interface PageInPlace {
  readonly id: string;
  readonly namespace: string;
}

/** A page as it is named in reports. */
export interface Where {
  feature: string;
  page: string;
}

/**
 * Maps an address to a declared page, so that the report contains nothing of the address itself. @param pathname below
 * the base path
 */
export function whereIs({ routes, memberPages, agentPages }: SitePages, pathname: string, query: string): Where {
  const route = findRoute(routes, pathname);
  if (!route) return { feature: 'shell', page: '' };
  const asked = new URLSearchParams(query).get('page');
  const inPlace = isSamePath(route.path, paths.member) ? memberPages : agentPages;
  const page = inPlace.find(({ id }) => id === asked);
  return page
    ? { feature: page.namespace, page: `${route.path}?page=${page.id}` }
    : { feature: route.namespace, page: route.path };
}
