import { createContext, use } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { imageAddress } from '#app/platform/games/image-address.ts';

interface ImageSources {
  /** Image CDN origins from the status. */
  named: readonly string[];
  /** The visit's, from 0 to 1. */
  seed: number;
}

/** A context, since a page has hundreds of pictures and each would observe the query. */
export const ImageSourcesContext = createContext<ImageSources>({ named: [], seed: 0 });

/**
 * Builds addresses of the platform's pictures: on one of the CDN hosts that the platform names and the brand lists, else on
 * one of the brand's, else on the platform. Which one is a matter of chance, drawn once for each visit.
 */
export function useImageAddress(): (path: string) => string {
  const { imageCdns, url } = useBrand().platform;
  const { named, seed } = use(ImageSourcesContext);
  const known = named.filter((host) => imageCdns.includes(host));
  return (path) => imageAddress(path, { hosts: known.length > 0 ? known : imageCdns, seed, platform: url });
}
