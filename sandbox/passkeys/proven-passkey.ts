import { and, eq } from 'drizzle-orm';
import type { PasskeyAssertion } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { type Challenge, challengeIn, type Purpose, takeChallenge } from './challenges.ts';
import { passkeys } from './passkey-tables.ts';
import type { PasskeyRow } from './passkeys.ts';

/** A challenge that is spent, old or from elsewhere, or an answer to it that does not hold. */
export function failed(): Refusal {
  return new Refusal(403, 'passkey_failed', 'The passkey could not be checked. Try again.');
}

/**
 * Checks a signed challenge and notes the passkey's use. The challenge is spent even if the check fails.
 * @throws Refusal passkey_failed or passkey_unknown
 */
export async function provenPasskey(
  platform: Platform,
  assertion: PasskeyAssertion,
  purpose: Purpose,
): Promise<PasskeyRow> {
  const issued = await takeChallenge(platform, challengeIn(assertion.response.clientDataJSON), purpose);
  if (!issued || issued.about !== (purpose.about ?? '')) throw failed();
  const passkey = await passkeyWith(platform, assertion.id, issued.rpId);
  if (!passkey) throw new Refusal(403, 'passkey_unknown', 'This passkey belongs to no account. Log in another way.');
  const used = await checked(assertion, issued, passkey);
  if (!used || isForAnother(assertion, passkey)) throw failed();
  await noteUse(platform, passkey, used);
  return passkey;
}

async function passkeyWith({ db }: Platform, credentialId: string, rpId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId)));
  return passkey;
}

/** The authenticator names the member itself; security keys may leave that out where the passkey was named. */
function isForAnother({ response: { userHandle } }: PasskeyAssertion, passkey: PasskeyRow): boolean {
  return userHandle !== undefined && userHandle !== passkey.userHandle;
}

/** @returns null unless origin, domain, challenge, signature, verified person and counter all hold */
async function checked(assertion: PasskeyAssertion, issued: Challenge, passkey: PasskeyRow) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const key = new Uint8Array(Buffer.from(publicKey, 'base64url'));
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: issued.challenge,
      expectedOrigin: issued.origin,
      expectedRPID: issued.rpId,
      credential: { id, publicKey: key, counter, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}

/** @throws Refusal passkey_failed if the passkey was used or removed since it was read, which its counter shows */
async function noteUse(
  { db, now }: Platform,
  { id, counter }: PasskeyRow,
  used: { newCounter: number; credentialBackedUp: boolean },
): Promise<void> {
  const noted = await db
    .update(passkeys)
    .set({ counter: used.newCounter, isSynced: used.credentialBackedUp, lastUsedAt: now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning();
  if (noted.length === 0) throw failed();
}
