import type { Handler } from '../call.ts';
import { gameItem, gamesOf } from './game-items.ts';

export const hotGames: Handler<'hotGames'> = ({ platform }) => {
  const hot = gamesOf(platform.brand).filter((game) => game.hot);
  return { success: true, value: hot.map(gameItem) };
};
