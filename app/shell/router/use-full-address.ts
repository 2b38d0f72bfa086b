import { useLinkAddress } from './link-address.ts';

/** The full address of a page of the brand, for people elsewhere. @param path below the base path */
export function useFullAddress(path: string): string {
  return new URL(useLinkAddress(path), globalThis.location.origin).href;
}
