import { useSyncExternalStore } from 'react';

/**
 * Whether hydration is over, during which a part must render the same as the prerendered page. Stored data may be
 * available before the page's later parts are hydrated, but the prerender never had it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
