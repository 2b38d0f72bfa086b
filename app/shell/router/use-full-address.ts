import { useHref } from './router.ts';

/** The full address of a page of the brand, for people elsewhere. @param path below the base path */
export function useFullAddress(path: string): string {
  return new URL(useHref(path), globalThis.location.origin).href;
}
