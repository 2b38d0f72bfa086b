import { hooksOf } from '../hooks/hooks.ts';
import type { Platform } from '../platform.ts';
import { lockedMember } from '../roster/locked-member.ts';
import { hashToken } from '../token.ts';
import { sessions } from './session-tables.ts';

/** Time until an adopted session ends here. The platform that opened it ends it earlier. */
const ADOPTED_MS = 365 * 24 * 3_600_000;

interface Adopted {
  token: string;
  memberId: number;
}

/**
 * Makes the token of another platform's session one of a member here, which owes nothing: what it owes, it owes there. Other
 * sessions of the member stay. Does nothing for a token that is known.
 */
export async function adoptSession(platform: Platform, { token, memberId }: Adopted): Promise<void> {
  const { db, now } = platform;
  const at = now();
  await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const session = {
      ...{ tokenHash: hashToken(token), memberId, expiresAt: at + ADOPTED_MS, provenAt: at, deviceId: null },
      ...{ replaced: false, owesPassword: false, owesAnswer: false, verificationPostponed: true },
    };
    const stored = await tx.insert(sessions).values(session).onConflictDoNothing().returning();
    if (stored.length === 0) return;
    await hooksOf(db).tell('loggedIn', { platform: { ...platform, db: tx }, memberId, at });
  });
}
