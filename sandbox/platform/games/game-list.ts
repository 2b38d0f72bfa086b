import type { Handler } from '../call.ts';
import { gameItem, gamesOf } from './game-items.ts';

export const gameList: Handler<'gameList'> = ({ platform, query }) => {
  const { gameType, vassalage, pageNo = 1, pageSize = 20 } = query;
  const found = gamesOf(platform.brand).filter(
    (game) => (!gameType || game.gameType === gameType) && (!vassalage || game.vassalage === vassalage),
  );
  const start = (pageNo - 1) * pageSize;
  return { success: true, games: found.slice(start, start + pageSize).map(gameItem), total: found.length };
};
