import type { Handler } from '#sandbox/calls/call.ts';
import { favoriteIds, listsMember } from '../favorites.ts';
import { savedGamePage } from '../saved-game-page.ts';

export const favoriteGamesList: Handler<'favoriteGamesList'> = async (call) => {
  const { platform, query } = call;
  const nodeIds = await favoriteIds(platform, listsMember(call));
  return { success: true, value: { favGameList: savedGamePage(platform, nodeIds, query) } };
};
