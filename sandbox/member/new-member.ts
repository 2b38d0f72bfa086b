import { eq } from 'drizzle-orm';
import type { RegisterPayload } from '#schemas/generated/platform.ts';
import { linkInviter } from '../invite/referrals.ts';
import { memberAccount } from '../ledger/ledger-accounts.ts';
import { writeMessage } from '../messages/write-message.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import type { Member } from '../session/member.ts';
import { hashPassword, UNMATCHABLE_HASH } from '../session/password.ts';
import { registerRules } from '../system/register-rules.ts';
import { members } from './member-tables.ts';
import type { RegisteredMobile } from './registered-mobile.ts';
import { type FieldProblem, givenValue } from './registration-rules.ts';

/** Fields stored with the member as given, without secrets and fields that have their own column. */
const KEPT_FIELDS = ['payeeName', 'mobileNum', 'birthday', 'referralCode', 'domain', 'registerUrl'] as const;

interface NewMember {
  payload: RegisterPayload;
  account: string;
  mobile: RegisteredMobile | null;
  /** Field that becomes the account name. */
  name: 'username' | 'mobileNum';
}

/** @throws Refusal invalid_field when the account is taken or the affiliate code is unknown */
export async function storeMember(platform: Platform, { payload, account, mobile, name }: NewMember): Promise<Member> {
  const uplineId = await uplineOf(platform, payload);
  const passwordHash = payload.password ? await hashPassword(payload.password) : UNMATCHABLE_HASH;
  const given = KEPT_FIELDS.map((key) => [key, givenValue(payload, key)] as const).filter(([, value]) => value !== '');
  return platform.db.transaction(async (tx) => {
    const created = await tx
      .insert(members)
      .values({
        account,
        mobile: mobile?.proven ? mobile.number : null,
        email: emailOf(platform, payload),
        nickname: account,
        type: 0,
        passwordHash,
        vipLabel: 'Bronze',
        firstTimeLogin: true,
        passwordSetAt: platform.now(),
        uplineId,
        rate: 0,
        details: Object.fromEntries(given),
        registeredAt: platform.now(),
      })
      // Of two simultaneous registrations of a name, the second finds it taken.
      .onConflictDoNothing()
      .returning();
    const [member] = created;
    if (!member) throw refusal([{ name, rule: 'taken' }]);
    await memberAccount(tx, member.id);
    await writeMessage(tx, { memberId: member.id, kind: 'welcome', at: platform.now() });
    await linkInviter(tx, member, payload);
    return member;
  });
}

/** A refusal that lists the broken rule of each field. */
export function refusal(fields: FieldProblem[]): Refusal {
  const names = fields.map(({ name, rule }) => `${name} (${rule})`).join(', ');
  return new Refusal(422, 'invalid_field', `These fields break their rules: ${names}.`, { fields });
}

/** Id of the agent with an affiliate code, ignoring case; null for an unknown code. */
export async function inviter({ db }: Platform, code: string): Promise<number | null> {
  const [agent] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.affiliateCode, code.toUpperCase()));
  return agent?.id ?? null;
}

async function uplineOf(platform: Platform, { affiliateCode }: RegisterPayload): Promise<number | null> {
  if (!affiliateCode || !registerRules(platform).affiliateCode.enabled) return null;
  const agent = await inviter(platform, affiliateCode);
  if (agent === null) throw refusal([{ name: 'affiliateCode', rule: 'mismatch' }]);
  return agent;
}

/** The address that receives temporary passwords; null if the form has no field for it. */
function emailOf(platform: Platform, { email }: RegisterPayload): string | null {
  return email && registerRules(platform).email.enabled ? email : null;
}

export async function welcome({ db, brand, now }: Platform, { account, email }: Member): Promise<void> {
  if (!email) return;
  const body = `Hello ${account}, your account at ${brand.name} is ready. If you did not open it, write to ${brand.support.email ?? 'us'}.`;
  await db
    .insert(outbox)
    .values({ kind: 'email', recipient: email, subject: `Welcome to ${brand.name}`, body, createdAt: now() });
}
