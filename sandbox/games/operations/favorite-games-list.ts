import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { requireModule } from '#sandbox/system/modules.ts';
import { ACCOUNT_GAMES, favoriteIds } from '../favorites.ts';
import { savedGamePage } from '../saved-game-page.ts';

export const favoriteGamesList: Handler<'favoriteGamesList'> = async (call) => {
  const { platform, query } = call;
  requireModule(platform, ACCOUNT_GAMES);
  const nodeIds = await favoriteIds(platform, loggedIn(call));
  return { success: true, value: { favGameList: savedGamePage(platform, nodeIds, query) } };
};
