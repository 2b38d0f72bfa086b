import { useSlot } from './use-slot.ts';

/** Whether a linked and live feature has a page at this path, so that a link to it leads somewhere. */
export function useHasPage(path: string): boolean {
  return useSlot('routes').some((route) => route.path === path && !route.pending);
}
