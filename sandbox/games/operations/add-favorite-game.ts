import type { Handler } from '#sandbox/calls/call.ts';
import { gamesOf } from '#sandbox/catalogue/game-items.ts';
import { favorites } from '#sandbox/play/game-tables.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { listsMember } from '../favorites.ts';

export const addFavoriteGame: Handler<'addFavoriteGame'> = async (call) => {
  const { platform, body } = call;
  const member = listsMember(call);
  const game = gamesOf(platform).find(
    ({ nodeId, vassalage, gameType }) =>
      nodeId === body.nodeId && vassalage === body.vendor && gameType === body.gameType,
  );
  if (!game) throw new Refusal(404, 'not_found', 'There is no such game: nodeId, vendor and gameType must match.');
  const { nodeId } = game;
  await platform.db
    .insert(favorites)
    .values({ memberId: member.id, nodeId, createdAt: platform.now() })
    .onConflictDoNothing();
  return { success: true };
};
