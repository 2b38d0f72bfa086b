import { findRoute } from '#app/shell/router/find-route.ts';
import { paths } from '#app/shell/router/paths.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';

/** What a site declares of its pages, with the feature that each belongs to. */
export interface SitePages {
  readonly routes: readonly { readonly path: string; readonly namespace: string }[];
  readonly memberPages: readonly PageInPlace[];
  readonly agentPages: readonly PageInPlace[];
}

interface PageInPlace {
  readonly id: string;
  readonly namespace: string;
}

/** A page as reports name it. */
export interface Where {
  feature: string;
  page: string;
}

/**
 * The page of an address by what the site declares: nothing of the address itself is in it.
 * @param pathname below the base path
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
