import type { Platform } from '../platform.ts';
import { recentGames as played } from './game-tables.ts';

/** Puts a game first in a member's list of recent games. */
export async function rememberPlayed({ db, now }: Platform, memberId: number, nodeId: number): Promise<void> {
  const playedAt = now();
  await db
    .insert(played)
    .values({ memberId, nodeId, playedAt })
    .onConflictDoUpdate({ target: [played.memberId, played.nodeId], set: { playedAt } });
}
