import { createContext, use } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { imageAddress } from '#app/platform/games/image-address.ts';

/** Origins of the image CDN that the platform names. Who reads the status hands them on: a page has hundreds of pictures. */
export const NamedImageHosts = createContext<readonly string[]>([]);

/**
 * Makes addresses of the platform's pictures: from the CDN that the platform names, as far as the brand's configuration
 * names it too, else from the brand's, else from the platform itself.
 */
export function useImageAddress(): (path: string) => string {
  const { platform } = useBrand();
  const named = use(NamedImageHosts).filter((host) => platform.imageCdns.includes(host));
  const hosts = named.length > 0 ? named : platform.imageCdns;
  return (path) => imageAddress(path, hosts, platform.url);
}
