import { isSitePath } from '../router/is-site-path.ts';
import { useLocation } from '../router/router.ts';

/** Navigation state of a link that leads back to the page it is on. */
export interface CameFrom {
  from: string;
}

/** The page that a link with `CameFrom` was on; undefined for any other way here. */
export function useCameFrom(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isSitePath(from) ? from : undefined;
}
