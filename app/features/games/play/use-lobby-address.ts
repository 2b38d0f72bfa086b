import { isSitePath } from '#app/shell/router/is-site-path.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';

/** The page the player came from, as given by the tile; the index for those who opened the address directly. */
export function useLobbyAddress(): string {
  const { state }: { state: unknown } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isSitePath(from) ? from : paths.index;
}
