import { eq } from 'drizzle-orm';
import type { ChangePaymentPasswordPayload } from '#schemas/generated/platform.ts';
import type { Database } from '../database/database.ts';
import { accountAnywhere, isRightAttempt } from '../limits/login-attempts.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { hashPassword, passwordMatches } from '../roster/password.ts';
import { paymentPasswords } from './payment-password-tables.ts';

const SIX_DIGITS = /^\d{6}$/;

/** Matches one digit six times; runs up or down are checked apart. */
const EASY = /^(\d)\1{5}$/;
const ROWS = '0123456789 9876543210';

export async function hasPaymentPassword(platform: Pick<Platform, 'db'>, member: Pick<Member, 'id'>): Promise<boolean> {
  return (await paymentPasswordSetAt(platform, member)) !== null;
}

/** Epoch milliseconds at which the payment password was last set; null without one. */
export async function paymentPasswordSetAt(
  { db }: Pick<Platform, 'db'>,
  { id }: Pick<Member, 'id'>,
): Promise<number | null> {
  const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, id));
  return row?.setAt ?? null;
}

/**
 * Sets the first payment password; the caller has confirmed the log-in password.
 * @throws Refusal invalid_field, or not_available when there is one
 */
export async function setPaymentPassword(
  platform: Platform,
  { id }: Pick<Member, 'id'>,
  digits: string,
): Promise<void> {
  const add = await newPaymentPassword(platform, digits);
  if (!(await add(platform.db, id))) {
    throw new Refusal(409, 'not_available', 'The member has a payment password.');
  }
}

/**
 * Hashes a first payment password ahead of the transaction that stores it.
 * @returns stores it with a member; false if the member has one
 * @throws Refusal invalid_field
 */
export async function newPaymentPassword(
  platform: Pick<Platform, 'now'>,
  digits: string,
): Promise<(db: Database, memberId: number) => Promise<boolean>> {
  requireHardToGuess(digits);
  const [hash, setAt] = [await hashPassword(digits), platform.now()];
  return async (db, memberId) => {
    const added = db.insert(paymentPasswords).values({ memberId, hash, setAt }).onConflictDoNothing().returning();
    return (await added).length > 0;
  };
}

/**
 * Replaces the payment password, confirmed by the current one.
 * @throws Refusal invalid_field, or too_many_attempts while the member must wait
 */
export async function changePaymentPassword(
  platform: Platform,
  member: Pick<Member, 'id' | 'account'>,
  { currentPassword, paymentPassword }: ChangePaymentPasswordPayload,
): Promise<void> {
  requireHardToGuess(paymentPassword);
  await requirePaymentPassword(platform, member, currentPassword, 'currentPassword');
  const set = { hash: await hashPassword(paymentPassword), setAt: platform.now() };
  await platform.db.update(paymentPasswords).set(set).where(eq(paymentPasswords.memberId, member.id));
}

/**
 * Checks the payment password, with the same limits as a log-in.
 * @param field of the payload that holds it
 * @throws Refusal invalid_field, or too_many_attempts while the member must wait
 */
export async function requirePaymentPassword(
  platform: Platform,
  { id, account }: Pick<Member, 'id' | 'account'>,
  digits: string,
  field = 'paymentPassword',
): Promise<void> {
  // Six digits are too few to try from many addresses.
  const visitor = accountAnywhere(`payment:${account}`, null);
  const isRight = await isRightAttempt(platform, visitor, async () => {
    const [own] = await platform.db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, id));
    return own !== undefined && passwordMatches(digits, own.hash);
  });
  if (isRight) return;
  const fields = [{ name: field, rule: 'wrong' as const }];
  throw new Refusal(422, 'invalid_field', 'The payment password is wrong.', { fields });
}

function requireHardToGuess(digits: string): void {
  if (SIX_DIGITS.test(digits) && !EASY.test(digits) && !ROWS.includes(digits)) return;
  const fields = [{ name: 'paymentPassword', rule: 'pattern' as const }];
  throw new Refusal(422, 'invalid_field', 'A payment password is six digits that are not easy to guess.', { fields });
}
