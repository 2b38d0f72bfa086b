import { useLacks } from '#app/modules/module-context.tsx';
import { categoryOf, type GameCategory } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { useSession } from '#app/session/session-context.tsx';
import { type GameStart, gameStart } from '#app/shell/games/game-start.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { findVendor } from './find-vendor.ts';
import type { GameAddress } from './use-game.ts';

interface Start {
  /** Undefined while the vendor's kind is unknown: a vendor with a list must not be launched. */
  start: GameStart | undefined;
  category: GameCategory | undefined;
  /** The error that keeps the vendor's kind unknown. */
  failed: { error: Error; refetch: () => unknown } | undefined;
}

/** Decides how a game or vendor starts. */
export function useStart(request: GameAddress, game: Game | null | undefined): Start {
  const { vassalage, gameCode, gameType } = request;
  const { status } = useSession();
  const routes = useSlot('routes');
  const hasDemos = !useLacks('POST /wps/game/launchDemo');
  const vendors = useVendors();
  const isVendor = !gameCode && gameType !== undefined;
  const vendor = isVendor && vendors.data ? findVendor(vendors.data, request) : undefined;
  const isKnown = !isVendor || vendors.data !== undefined;
  const isGame = vendor?.card.isGame ?? game?.isGame;
  const type = game?.gameType ?? gameType;
  const traits = {
    ...(type && { gameType: type }),
    ...(isGame && { isGame }),
    ...(game?.demo && hasDemos && { demo: true }),
  };
  const startable = { vassalage, gameCode, ...traits };
  const start = gameStart(startable, { status, routes });
  const { error, refetch } = vendors;
  return {
    start: start.kind === 'launch' && !isKnown ? undefined : start,
    failed: !isKnown && error ? { error, refetch } : undefined,
    category: vendor?.category ?? (type && categoryOf(type)),
  };
}
