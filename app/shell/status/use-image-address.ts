import { useBrand } from '../../brand/brand-context.tsx';
import { imageAddress } from '../../platform/games/image-address.ts';
import { useSystemStatus } from './status-query.ts';

/** Makes addresses of the platform's pictures: from the CDN that the platform names, else the brand's, else its own. */
export function useImageAddress(): (path: string) => string {
  const { platform } = useBrand();
  const { data: status } = useSystemStatus();
  const hosts = status?.imageCDNs.length ? status.imageCDNs : platform.imageCdns;
  return (path) => imageAddress(path, hosts, platform.url);
}
