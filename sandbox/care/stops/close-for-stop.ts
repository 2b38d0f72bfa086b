import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { sessions } from '#sandbox/session/session-tables.ts';
import { hashToken } from '#sandbox/token.ts';

/**
 * Closes an account for a stop: games end, no payment is waited for. Its sessions are unknown since the stop began. Remembered
 * devices stay: like a password, all that they open is a session that can only withdraw.
 * @param token of the session that stays, and can only withdraw
 */
export async function closeForStop(db: Database, memberId: number, token: string | null, now: number): Promise<void> {
  if (token !== null)
    await db
      .update(sessions)
      .set({ isPayout: true })
      .where(and(eq(sessions.memberId, memberId), eq(sessions.tokenHash, hashToken(token))));
  await hooksOf(db).tell('stopped', { db, memberId, at: now });
}

/** Ends the member's sessions that can do more than withdraw. They are unknown since the stop began. */
export async function endSessions(db: Database, memberId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.memberId, memberId), eq(sessions.isPayout, false)));
}
