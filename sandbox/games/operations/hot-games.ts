import type { Handler } from '#sandbox/server/call.ts';
import { gameItems, gamesOf } from '../game-items.ts';

export const hotGames: Handler<'hotGames'> = ({ platform }) => {
  const hot = gamesOf(platform).filter((game) => game.hot);
  return { success: true, value: hot.map(gameItems(platform)) };
};
