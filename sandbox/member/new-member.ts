import type { RegisterPayload, RegisterSettings } from '#schemas/generated/platform.ts';
import { type Invitation, invitationOf, takeInvitation } from '../agent/invitation.ts';
import { refusal } from '../fields/field-refusal.ts';
import { registerRules } from '../fields/register-rules.ts';
import { birthdayOf, givenValue } from '../fields/registration-rules.ts';
import { linkInviter } from '../invite/referrals.ts';
import { requireCallsLeft } from '../limits/limits.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import { newPaymentPassword } from '../payout-accounts/payment-password.ts';
import type { Platform } from '../platform.ts';
import type { Refusal } from '../refusal.ts';
import { insertMember } from '../registration/insert-member.ts';
import type { Member } from '../roster/member.ts';
import { hashPassword, UNMATCHABLE_HASH } from '../roster/password.ts';
import type { RegisteredMobile } from './registered-mobile.ts';

/** Fields stored with the member as given, without secrets and fields that have their own column. */
const KEPT_FIELDS = ['payeeName', 'mobileNum', 'referralCode', 'domain', 'registerUrl'] as const;

/** Fields that are stored only where the form asks for them. */
const ASKED_FIELDS = ['idNumber', 'line', 'whatsapp', 'facebook', 'wechat', 'qqNum'] as const;

interface NewMember {
  payload: RegisterPayload;
  account: string;
  mobile: RegisteredMobile | null;
  /** Field that becomes the account name. */
  name: 'username' | 'mobileNum';
  /** IP address of the visitor. */
  address: string;
}

/** Complete registrations from an address, within `REGISTRATIONS_COUNTED_MS`. Many people may share one. */
const MAX_REGISTRATIONS = 30;
const REGISTRATIONS_COUNTED_MS = 3_600_000;

/**
 * @throws Refusal invalid_field when the account is taken or the affiliate code is unknown, account_refused where a person has to look at
 * it, or too_many_requests
 */
export async function storeMember(
  platform: Platform,
  { payload, account, mobile, name, address }: NewMember,
): Promise<Member> {
  const limit = { name: `registrations from ${address}`, most: MAX_REGISTRATIONS, withinMs: REGISTRATIONS_COUNTED_MS };
  await requireCallsLeft(platform, limit, 'Too many registrations from here. Try again later.');
  const invitation = await givenInvitation(platform, payload);
  const passwordHash = payload.password ? await hashPassword(payload.password) : UNMATCHABLE_HASH;
  const rules = registerRules(platform);
  const addPaymentPassword = await givenPaymentPassword(platform, payload, rules);
  return platform.db.transaction(async (tx) => {
    const upline = invitation && (await takeInvitation(tx, invitation, platform.now()));
    if (invitation && !upline) throw unknownCode();
    const member = await insertMember(tx, {
      ...{ account, passwordHash, registeredAt: platform.now() },
      ...(upline ?? { uplineId: null, type: 0, rate: 0 }),
      mobile: mobile?.proven ? mobile.number : null,
      email: emailOf(platform, payload),
      details: detailsOf(payload, mobile, rules),
    });
    if (!member) throw refusal([{ name, rule: 'taken' }]);
    await addPaymentPassword?.(tx, member.id);
    await linkInviter(tx, member, payload);
    return member;
  });
}

function detailsOf(
  payload: RegisterPayload,
  mobile: RegisteredMobile | null,
  rules: RegisterSettings,
): Record<string, string> {
  // Store one form of the number, with or without the zero that is dialled inside its country.
  const kept = mobile ? { ...payload, mobileNum: mobile.number } : payload;
  const asked = ASKED_FIELDS.filter((name) => rules[name].enabled);
  const texts = [...KEPT_FIELDS, ...asked].map((name) => [name, givenValue(kept, name)] as const);
  const fields = [...texts, ['birthday', birthdayOf(payload, rules)] as const];
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

/** Stores the payment password that the form asked for; undefined without one. @throws Refusal invalid_field */
async function givenPaymentPassword(
  platform: Platform,
  { paymentPassword }: RegisterPayload,
  rules: RegisterSettings,
): Promise<Awaited<ReturnType<typeof newPaymentPassword>> | undefined> {
  return paymentPassword && rules.paymentPassword.enabled ? newPaymentPassword(platform, paymentPassword) : undefined;
}

async function givenInvitation(platform: Platform, { affiliateCode }: RegisterPayload): Promise<Invitation | null> {
  if (!affiliateCode || !registerRules(platform).affiliateCode.enabled) return null;
  const invitation = await invitationOf(platform, affiliateCode);
  if (!invitation) throw unknownCode();
  return invitation;
}

function unknownCode(): Refusal {
  return refusal([{ name: 'affiliateCode', rule: 'mismatch' }]);
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
