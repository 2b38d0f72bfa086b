import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useSystemStatus } from '#app/shell/status/status-query.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { launchHosts, visitSeed } from './launch-hosts.ts';

/** Milliseconds that a host has to respond before the next one is tried. */
const HOST_TIMEOUT = 4000;

/** The host that serves games: the first in this visit's order that responds, or the platform itself without a CDN. */
export function useLaunchHost() {
  const { platform } = useBrand();
  const { data: status } = useSystemStatus();
  const named = status?.launchGameCDNs ?? [];
  return useQuery({
    queryKey: ['launch-host', named, platform.launchCdns],
    queryFn: async ({ signal }) => {
      const hosts = launchHosts(named, platform.launchCdns, visitSeed(tabStorage));
      // A single host needs no probe. The frame shows its failures.
      if (hosts.length < 2) return hosts[0] ?? platform.url;
      for (const host of hosts) if (await answers(host, signal)) return host;
      // Not `offline`, because the platform itself may be reachable.
      throw new PlatformError('failed');
    },
    staleTime: 60_000,
    retry: false,
  });
}

/** Probes a host, because a frame does not report whether its page loaded. Any response counts. */
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
