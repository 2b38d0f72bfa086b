import { type Query, QueryClient, QueryClientContext, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const OF_PAGE = { ofPage: true } as const;

/** Marks the queries of a back-office page, to tell them from those of the frame and the site. The cache is shared. */
export function PageQueries({ children }: { children: ReactNode }) {
  const site = useQueryClient();
  const [client] = useState(() => {
    const { queries, ...others } = site.getDefaultOptions();
    return new QueryClient({
      queryCache: site.getQueryCache(),
      mutationCache: site.getMutationCache(),
      defaultOptions: { ...others, queries: { ...queries, meta: OF_PAGE } },
    });
  });
  // The site's own client watches the window and the network for both.
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}

/** True if the page currently shows the query. Queries with a `meta` of their own are not included. */
export function isOfPage(query: Query): boolean {
  return query.isActive() && query.observers.some(({ options }) => options.meta?.['ofPage'] === true);
}
