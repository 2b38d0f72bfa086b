import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useSystemStatus } from '#app/shell/status/status-query.ts';
import { launchHosts } from './launch-hosts.ts';
import { visitSeed } from './visit-seed.ts';

/** Milliseconds that a host has to answer before the next one is asked. */
const HOST_TIMEOUT = 4000;

/** The host that games come from: the first of this visit's order that answers; the platform's own without a CDN. */
export function useLaunchHost() {
  const { platform } = useBrand();
  const { data: status } = useSystemStatus();
  const named = status?.launchGameCDNs ?? [];
  return useQuery({
    queryKey: ['launch-host', named, platform.launchCdns],
    queryFn: async ({ signal }) => {
      const hosts = launchHosts(named, platform.launchCdns, visitSeed(sessionStorage));
      // There is nothing to choose, and what is wrong with it the frame itself will say.
      if (hosts.length < 2) return hosts[0] ?? platform.url;
      for (const host of hosts) if (await answers(host, signal)) return host;
      // The platform itself may well be within reach.
      throw new PlatformError('failed');
    },
    staleTime: 60_000,
    retry: false,
  });
}

/** A frame does not tell whether its page came, so the host is asked beforehand; what it says does not matter. */
async function answers(host: string, signal: AbortSignal): Promise<boolean> {
  const withTimeLimit = AbortSignal.any([signal, AbortSignal.timeout(HOST_TIMEOUT)]);
  const ask = {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: withTimeLimit,
  } as const;
  return fetch(`${host}/`, ask).then(
    () => true,
    () => false,
  );
}
