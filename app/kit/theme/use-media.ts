import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query; never before the first paint, which has to agree with the prerendered page. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
