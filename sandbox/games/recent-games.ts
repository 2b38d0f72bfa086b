import { desc, eq } from 'drizzle-orm';
import { recentGames as played } from '../database/tables.ts';
import type { Platform } from '../platform.ts';
import { type Handler, loggedIn } from '../server/call.ts';
import { requireModule } from '../system/modules.ts';
import { ACCOUNT_GAMES } from './favorites.ts';
import { savedGamePage } from './saved-game-page.ts';

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

/** Puts a game first among those that a member played. */
export async function rememberPlayed({ db, now }: Platform, memberId: number, nodeId: number): Promise<void> {
  const playedAt = now();
  await db
    .insert(played)
    .values({ memberId, nodeId, playedAt })
    .onConflictDoUpdate({ target: [played.memberId, played.nodeId], set: { playedAt } });
}
