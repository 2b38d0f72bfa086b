import type { Game } from '../../../platform/contract.ts';
import { categoryOf } from '../../../platform/games/game-category.ts';
import { useSession } from '../../../session/session-context.tsx';
import { type GameStart, gameStart } from '../../../shell/games/game-start.ts';
import { useVendors } from '../../../shell/games/vendors-query.ts';
import { useSlot } from '../../../shell/slots/use-slot.ts';
import type { Wanted } from './wanted.ts';

/** What the start of a game, or of a vendor, comes to. */
export function useStart({ vassalage, gameCode, gameType }: Wanted, game: Game | null | undefined): GameStart {
  const { status } = useSession();
  const routes = useSlot('routes');
  const { data: lanes } = useVendors();
  const category = gameType && categoryOf(gameType);
  const vendor = category && !gameCode ? lanes?.[category]?.find((card) => card.vassalage === vassalage) : undefined;
  const isGame = vendor?.isGame ?? game?.isGame;
  const type = game?.gameType ?? gameType;
  const startable = { vassalage, gameCode, ...(type && { gameType: type }), ...(isGame && { isGame }) };
  return gameStart(startable, { status, hasPage: (path) => routes.some((route) => route.path === path) });
}
