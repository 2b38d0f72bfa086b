import type { Handler } from '#sandbox/calls/call.ts';
import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import { gameItems, gamesOf } from '#sandbox/catalogue/game-items.ts';
import { slotKindOf } from '#sandbox/catalogue/slot-kind.ts';
import type { ListGameType } from '#schemas/generated/platform.ts';

export const gameList: Handler<'gameList'> = ({ platform, query }) => {
  const { gameType, vassalage, pageNo = 1, pageSize = 20 } = query;
  const found = gamesOf(platform).filter(
    (game) => matchesType(game, gameType) && (!vassalage || game.vassalage === vassalage),
  );
  const start = (pageNo - 1) * pageSize;
  const games = found.slice(start, start + pageSize).map(gameItems(platform));
  return { success: true, games, total: found.length };
};

function matchesType(game: CatalogueGame, gameType: ListGameType | undefined): boolean {
  return gameType === undefined || game.gameType === gameType || slotKindOf(game) === gameType;
}
