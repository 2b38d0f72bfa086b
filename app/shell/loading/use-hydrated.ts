import { useSyncExternalStore } from 'react';

/**
 * Whether a part is past its first rendering over what was prerendered, which has to show the same. What comes from
 * storage can be there before a page's later parts are hydrated, and the prerendered page never had it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
