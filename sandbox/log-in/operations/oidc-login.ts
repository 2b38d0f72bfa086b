import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import type { Handler } from '#sandbox/calls/call.ts';
import { hooksOf } from '#sandbox/hooks/hooks.ts';
import { exchangeCode } from '#sandbox/identity/exchange-code.ts';
import { memberAccount } from '#sandbox/ledger/ledger-accounts.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { UNMATCHABLE_HASH } from '#sandbox/roster/password.ts';
import { noteLogIn } from '#sandbox/session/log-ins.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { openSession } from '#sandbox/session/session.ts';
import { identities } from '#sandbox/session/session-tables.ts';
import { providerOf } from '../provider-of.ts';

type Identity = JWTPayload & { sub: string };

export const oidcLogin: Handler<'oidcLogin'> = async (call) => {
  const { platform, body } = call;
  const payload = await readPayload(platform.key, body, 'OidcLoginPayload');
  const provider = await providerOf(platform, payload.provider);
  const identity = await exchangeCode(provider, payload).catch((cause: unknown) => {
    throw new Refusal(401, 'sign_in_failed', `The sign-in failed: ${String(cause)}.`);
  });
  const member =
    (await memberOf(platform, payload.provider, identity)) ??
    (await createMember(platform, payload.provider, identity));
  const value = await openSession(platform, member);
  await noteLogIn(call, member.id, value.token);
  return { success: true, value };
};

/** Finds a member by the provider's id for the person. An email address does not prove ownership of an account. */
async function memberOf({ db }: Platform, provider: string, { sub }: Identity): Promise<Member | null> {
  const [row] = await db
    .select({ member: members })
    .from(identities)
    .innerJoin(members, eq(members.id, identities.memberId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, sub)));
  return row?.member ?? null;
}

async function createMember({ db, now }: Platform, provider: string, { sub, ...claims }: Identity): Promise<Member> {
  const account = `${provider}${randomInt(1e9).toString().padStart(9, '0')}`;
  const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
  const email = claims['email_verified'] === true ? text(claims['email']) || null : null;
  return db.transaction(async (tx) => {
    const hooks = hooksOf(tx);
    await hooks.require('joining', { db: tx, person: { email }, at: now() });
    const created = await tx
      .insert(members)
      .values({
        account,
        nickname: text(claims['name']) || account,
        type: 0,
        passwordHash: UNMATCHABLE_HASH,
        passwordSetAt: now(),
        vipLabel: 'Bronze',
        firstTimeLogin: true,
        rate: 0,
        // Temporary passwords must go to verified addresses only.
        email,
        details: {},
        registeredAt: now(),
      })
      .returning();
    const [member] = created;
    if (!member) throw new Error('The database did not return the stored member.');
    await memberAccount(tx, member.id);
    await hooks.tell('joined', { db: tx, member });
    await tx.insert(identities).values({ provider, subject: sub, memberId: member.id });
    return member;
  });
}
