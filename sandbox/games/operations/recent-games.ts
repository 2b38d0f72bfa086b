import { desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { recentGames as played } from '#sandbox/play/game-tables.ts';
import { listsMember } from '../favorites.ts';
import { savedGamePage } from '../saved-game-page.ts';

export const recentGames: Handler<'recentGames'> = async (call) => {
  const { platform, query } = call;
  const rows = await platform.db
    .select({ nodeId: played.nodeId })
    .from(played)
    .where(eq(played.memberId, listsMember(call).id))
    .orderBy(desc(played.playedAt), desc(played.nodeId));
  return {
    success: true,
    value: savedGamePage(
      platform,
      rows.map(({ nodeId }) => nodeId),
      query,
    ),
  };
};
