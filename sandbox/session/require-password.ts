import { isRightAttempt, visitorOf } from '../limits/login-attempts.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { hasPassword, type Member } from '../roster/member.ts';
import { passwordMatches, UNMATCHABLE_HASH } from '../roster/password.ts';
import { isRecentSession } from './session.ts';
import { isTemporaryPassword } from './temporary-password.ts';

interface Given {
  password: string;
  address: string;
  /** Field of the payload that holds the password. */
  field: string;
}

/**
 * Checks a member's password. Wrong ones are counted across all calls, so that a stolen token does not help to guess it.
 * @throws Refusal invalid_field, or too_many_attempts while the visitor must wait
 */
export async function requirePassword(platform: Platform, member: Member, secrets: Given): Promise<void> {
  const visitor = visitorOf(`password:${member.account}`, secrets.address);
  const isRight = await isRightAttempt(platform, visitor, () => isPasswordOf(member, secrets.password));
  if (!isRight) throw wrong(secrets.field);
}

interface Confirmation {
  /** Left out by an account without one. */
  password?: string | undefined;
  token: string | null;
  address: string;
}

/**
 * Checks who confirms a payment: by the password, or by a recent log-in where the account has none.
 * @throws Refusal invalid_field, too_many_attempts or log_in_again
 */
export async function requireConfirmation(
  platform: Platform,
  member: Member,
  confirmation: Confirmation,
): Promise<void> {
  const { password, token, address } = confirmation;
  if (password !== undefined) return requirePassword(platform, member, { password, address, field: 'password' });
  if (hasPassword(member)) throw wrong('password');
  if (await isRecentSession(platform, token ?? '')) return;
  throw new Refusal(403, 'log_in_again', 'The log-in is too old to confirm this. Log in again.');
}

function wrong(field: string): Refusal {
  return new Refusal(422, 'invalid_field', 'The password is wrong.', { fields: [{ name: field, rule: 'wrong' }] });
}

/** Members who logged in with a temporary password can still change it in that session after it has expired. */
async function isPasswordOf(member: Member, password: string): Promise<boolean> {
  if (await passwordMatches(password, member.passwordHash)) return true;
  return member.passwordHash === UNMATCHABLE_HASH && (await isTemporaryPassword(member, password));
}
