import { useSlot } from '../slots/use-slot.ts';
import { isSamePath } from './same-path.ts';

/** Whether an enabled feature has a page at this path. */
export function useHasPage(path: string): boolean {
  return useSlot('routes').some((route) => isSamePath(route.path, path) && !route.pending);
}
