import type { Handler } from '#sandbox/calls/call.ts';
import { favoriteIds, listsMember } from '../favorites.ts';

export const favoriteGames: Handler<'favoriteGames'> = async (call) => {
  return { success: true, value: { favGameIds: await favoriteIds(call.platform, listsMember(call)) } };
};
