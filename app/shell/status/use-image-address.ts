import { createContext, use } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { imageAddress } from '#app/platform/games/image-address.ts';

/**
 * Image CDN origins from the status. A context, since a page has hundreds of pictures and each would observe the query.
 */
export const NamedImageHosts = createContext<readonly string[]>([]);

/**
 * Builds addresses of the platform's pictures: on the CDN hosts that the platform names and the brand lists, else on
 * the brand's, else on the platform. Which host serves a picture is a matter of chance, and stays so until the page is loaded
 * again: the millisecond at which it was loaded decides.
 */
export function useImageAddress(): (path: string) => string {
  const { platform } = useBrand();
  const named = use(NamedImageHosts).filter((host) => platform.imageCdns.includes(host));
  const hosts = named.length > 0 ? named : platform.imageCdns;
  return (path) => imageAddress(path, hosts, platform.url, Math.trunc(performance.timeOrigin));
}
