import type { Handler } from '#sandbox/calls/call.ts';
import { gamesOf, shelfOf } from '#sandbox/catalogue/game-items.ts';

export const vendorGameTypes: Handler<'vendorGameTypes'> = ({ platform }) => {
  const games = gamesOf(platform);
  const value = shelfOf(platform).vendors.flatMap(({ vassalage, name }) => {
    const own = games.filter((game) => game.vassalage === vassalage);
    const gameTypes = [...new Set(own.map(({ gameType }) => gameType))];
    return gameTypes.length > 0 ? [{ vassalage, displayName: name, gameTypes }] : [];
  });
  return { success: true, value };
};
