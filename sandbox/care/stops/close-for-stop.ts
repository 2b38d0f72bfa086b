import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { depositOrders } from '#sandbox/deposits/deposit-tables.ts';
import { gameSessions } from '#sandbox/play/play-tables.ts';
import { rollovers } from '#sandbox/rollovers/rollover-tables.ts';
import { sessions } from '#sandbox/session/session-tables.ts';
import { hashToken } from '#sandbox/token.ts';

/**
 * Closes an account for a stop: games end, no payment is waited for. Its sessions are unknown since the stop began. Remembered
 * devices stay: like a password, all that they open is a session that can only withdraw.
 * @param token of the session that stays, and can only withdraw
 */
export async function closeForStop(db: Database, memberId: number, token: string | null, at: number): Promise<void> {
  if (token !== null)
    await db
      .update(sessions)
      .set({ isPayout: true })
      .where(and(eq(sessions.memberId, memberId), eq(sessions.tokenHash, hashToken(token))));
  await db.delete(gameSessions).where(eq(gameSessions.memberId, memberId));
  await db
    .update(depositOrders)
    .set({ state: 'cancelled', endedAt: at })
    .where(and(eq(depositOrders.memberId, memberId), eq(depositOrders.state, 'waiting')));
  // Who cannot play cannot stake what a deposit asks for: its money is payable. A bonus can be given up.
  await db
    .update(rollovers)
    .set({ status: 'given-up', closedAt: at })
    .where(and(eq(rollovers.memberId, memberId), eq(rollovers.status, 'open'), ne(rollovers.source, 'promotion')));
}

/** Ends the member's sessions that can do more than withdraw. They are unknown since the stop began. */
export async function endSessions(db: Database, memberId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.memberId, memberId), eq(sessions.isPayout, false)));
}
