import { type Query, QueryClient, QueryClientContext, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const OF_PAGE = { ofPage: true } as const;

/** Tells what a page of the back office asks for from what its frame and the rest of the site ask for. The answers are shared. */
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

/** Whether the page shows it at the moment; queries with a `meta` of their own are not counted. */
export function isOfPage(query: Query): boolean {
  return query.isActive() && query.observers.some(({ options }) => options.meta?.['ofPage'] === true);
}
