import { and, eq, lt } from 'drizzle-orm';
import type { Call, OperationId } from '../calls/call.ts';
import { requireCallsLeft } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import { hashToken } from '../token.ts';
import { passkeyChallenges } from './passkey-tables.ts';
import type { RelyingParty } from './relying-party.ts';

export type Challenge = typeof passkeyChallenges.$inferSelect;

/** Purpose of a challenge. An answer counts for exactly this one. */
export interface Purpose {
  readonly purpose: Challenge['purpose'];
  /** Token of the session that asks; null for a log-in. */
  readonly token: string | null;
  readonly about?: string;
}

const CHALLENGE_MS = 5 * 60_000;

/** Challenges that an address may ask for within a minute: each opening of the log-in asks for one. */
const MOST_CHALLENGES = 120;

/** @throws Refusal too_many_requests */
export async function requireChallengesLeft({
  platform,
  address,
}: Pick<Call<OperationId>, 'platform' | 'address'>): Promise<void> {
  const limit = { name: `passkey challenges from ${address}`, most: MOST_CHALLENGES, withinMs: 60_000 };
  await requireCallsLeft(platform, limit, 'Too many tries with passkeys. Try again in a minute.');
}

/** Keeps a challenge until it is answered or too old. */
export async function keepChallenge(
  { db, now }: Platform,
  challenge: string,
  { rpId, origin }: RelyingParty,
  purpose: Purpose,
): Promise<void> {
  const time = now();
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, time));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, ...columnsOf(purpose), rpId, origin, expiresAt: time + CHALLENGE_MS });
}

/** Takes a challenge back, so that it is answered once. @returns null unless it is fresh and was issued for this purpose */
export async function takeChallenge(
  { db, now }: Platform,
  challenge: string,
  wanted: Omit<Purpose, 'about'>,
): Promise<Challenge | null> {
  const { purpose, sessionHash } = columnsOf(wanted);
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), eq(passkeyChallenges.purpose, purpose)))
    .returning();
  return taken && taken.sessionHash === sessionHash && taken.expiresAt > now() ? taken : null;
}

function columnsOf({ purpose, token, about = '' }: Purpose) {
  return { purpose, sessionHash: token === null ? '' : hashToken(token), about };
}

/** The challenge in a browser's data; empty where that is unreadable. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = Object(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
