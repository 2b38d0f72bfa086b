import type { Handler } from '#sandbox/calls/call.ts';
import { favorites } from '#sandbox/play/game-tables.ts';
import { favorite, listsMember } from '../favorites.ts';

/** Succeeds also for games that are not favourites or that the brand has dropped. */
export const removeFavoriteGame: Handler<'removeFavoriteGame'> = async (call) => {
  const member = listsMember(call);
  await call.platform.db.delete(favorites).where(favorite(member, call.query.nodeId));
  return { success: true };
};
