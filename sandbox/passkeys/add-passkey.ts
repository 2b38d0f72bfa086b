import { eq } from 'drizzle-orm';
import type { PasskeyMade } from '#schemas/generated/platform.ts';
import type { Call } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import { writeMessage } from '../inbox/write-message.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { lockedMember } from '../roster/locked-member.ts';
import type { Member } from '../roster/member.ts';
import { deviceName } from '../session/device-name.ts';
import { type Challenge, challengeIn, takeChallenge } from './challenges.ts';
import { passkeys } from './passkey-tables.ts';
import { MAX_PASSKEYS, type PasskeyRow, passkeysOf } from './passkeys.ts';
import { failed } from './proven-passkey.ts';

/** Kept with the challenge until the passkey is made. */
export interface Intended {
  readonly userHandle: string;
  readonly confirmsWithdrawals: boolean;
}

/**
 * Stores the passkey in the answer to a challenge and sends the member a message. @throws Refusal passkey_failed, or
 * not_available above the maximum per member
 */
export async function addPasskey(call: Call<'addPasskey'>, member: Member): Promise<PasskeyRow> {
  const { platform, body, token, userAgent } = call;
  const issued = await takeChallenge(platform, challengeIn(body.response.clientDataJSON), { purpose: 'add', token });
  const made = issued && (await checked(body, issued));
  if (!issued || !made) throw failed();
  const { credential, credentialBackedUp } = made;
  const { userHandle, confirmsWithdrawals } = intendedOf(issued);
  const { browser, system } = deviceName(userAgent);
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    await lockedMember(tx, member.id);
    await requireRoom(tx, member.id);
    const name = [browser, system].filter(Boolean).join(', ') || 'Web';
    const [added] = await tx
      .insert(passkeys)
      .values({
        ...{ memberId: member.id, credentialId: credential.id, userHandle, rpId: issued.rpId, name, createdAt: now },
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: body.response.transports ?? [],
        ...{ isSynced: credentialBackedUp, confirmsWithdrawals },
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw failed();
    await writeMessage(tx, { memberId: member.id, kind: 'newPasskey', about: name, at: now });
    return added;
  });
}

async function requireRoom(db: Database, memberId: number): Promise<void> {
  if ((await passkeysOf(db, memberId)).length < MAX_PASSKEYS) return;
  throw new Refusal(403, 'not_available', `A member has at most ${MAX_PASSKEYS} passkeys.`);
}

/** @returns null unless origin, domain and challenge hold and the person was verified */
async function checked(made: PasskeyMade, issued: Challenge) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports: _hints, ...response } = made.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, response, clientExtensionResults: {} },
      expectedChallenge: issued.challenge,
      expectedOrigin: issued.origin,
      expectedRPID: issued.rpId,
      requireUserVerification: true,
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}

/** The member's name to authenticators: one for all of their passkeys. */
export async function userHandleOf({ db }: Platform, { id }: Member): Promise<string | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.memberId, id)).limit(1);
  return passkey?.userHandle;
}

export function aboutOf({ userHandle, confirmsWithdrawals }: Intended): string {
  return `${userHandle} ${confirmsWithdrawals ? 'withdrawals' : ''}`;
}

function intendedOf({ about }: Challenge): Intended {
  const [userHandle = '', withdrawals] = about.split(' ');
  return { userHandle, confirmsWithdrawals: withdrawals === 'withdrawals' };
}
