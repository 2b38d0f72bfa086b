import { useSession } from '#app/session/session-context.tsx';
import { gameStart } from '#app/shell/games/game-start.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { listOf } from './vendor-list-state.ts';

/**
 * Makes links that start a vendor from a page of games. A vendor with a list opens it over the page. All others start at an
 * address that applies the start rules.
 */
export function useVendorLink() {
  const { status } = useSession();
  const routes = useSlot('routes');
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return ({ vassalage, gameType, isGame }: VendorCard) => {
    const start = gameStart({ vassalage, gameType, ...(isGame && { isGame }) }, { status, routes });
    if (start.kind === 'vendor-list') return { to: here, state: listOf(vassalage) };
    if (start.kind === 'page') return { to: start.to };
    return { to: `${paths.seamless}?${new URLSearchParams({ vassalage, gameType })}`, state: { from: here } };
  };
}
