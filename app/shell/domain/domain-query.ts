import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PlatformClient } from '#app/platform/create-platform.ts';
import { domainRoute } from '#app/platform/generated/operations/domain-route.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSystemStatus } from '../status/status-query.ts';

/** Whether the site may be visited under this domain, asked once per page. */
export function domainRouteQuery(platform: PlatformClient) {
  return queryOptions({
    queryKey: ['domain-route'],
    queryFn: ({ signal }) => domainRoute(platform, { domain: location.hostname }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Host name that the platform knows the visit by: the one it answered, else that of the address. */
export function useSiteDomain(): string {
  const { data: route } = useQuery({ ...domainRouteQuery(usePlatform()), enabled: false });
  const { data: status } = useSystemStatus();
  return route?.domain || status?.domainRoute || location.hostname;
}
