import type { Handler } from '#sandbox/calls/call.ts';
import { gameItems, gamesOf } from '#sandbox/catalogue/game-items.ts';

export const hotGames: Handler<'hotGames'> = ({ platform }) => {
  const hot = gamesOf(platform).filter((game) => game.hot);
  return { success: true, value: hot.map(gameItems(platform)) };
};
