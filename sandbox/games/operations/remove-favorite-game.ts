import type { Handler } from '#sandbox/server/call.ts';
import { collector, favorite } from '../favorites.ts';
import { favorites } from '../game-tables.ts';

/** A game that is no favourite, or has gone from the brand, is removed as well as any other. */
export const removeFavoriteGame: Handler<'removeFavoriteGame'> = async (call) => {
  const member = collector(call);
  await call.platform.db.delete(favorites).where(favorite(member, call.query.nodeId));
  return { success: true };
};
