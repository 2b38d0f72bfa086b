import { isSitePath } from '#app/shell/router/is-site-path.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';

/** Where the player came from, as the tile said; the index for whoever came by the address itself. */
export function useLobbyAddress(): string {
  const { state }: { state: unknown } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isSitePath(from) ? from : paths.index;
}
