import { desc, eq } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { requireModule } from '#sandbox/system/modules.ts';
import { ACCOUNT_GAMES } from '../favorites.ts';
import { recentGames as played } from '../game-tables.ts';
import { savedGamePage } from '../saved-game-page.ts';

export const recentGames: Handler<'recentGames'> = async (call) => {
  const { platform, query } = call;
  requireModule(platform, ACCOUNT_GAMES);
  const rows = await platform.db
    .select({ nodeId: played.nodeId })
    .from(played)
    .where(eq(played.memberId, loggedIn(call).id))
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
