import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { requireModule } from '#sandbox/system/modules.ts';
import { ACCOUNT_GAMES, favoriteIds } from '../favorites.ts';

export const favoriteGames: Handler<'favoriteGames'> = async (call) => {
  requireModule(call.platform, ACCOUNT_GAMES);
  return { success: true, value: { favGameIds: await favoriteIds(call.platform, loggedIn(call)) } };
};
