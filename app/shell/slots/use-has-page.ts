import { isSamePath } from '../router/same-path.ts';
import { useSlot } from './use-slot.ts';

/** Whether an enabled feature has a page at this path. */
export function useHasPage(path: string): boolean {
  return useSlot('routes').some((route) => isSamePath(route.path, path) && !route.pending);
}
