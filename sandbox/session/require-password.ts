import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { captchaNeeded, countAttempt, forgetFailures, visitorOf } from './login-attempts.ts';
import type { Member } from './member.ts';
import { passwordMatches, UNMATCHABLE_HASH } from './password.ts';
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
export async function requirePassword(platform: Platform, member: Member, given: Given): Promise<void> {
  const visitor = visitorOf(`password:${member.account}`, given.address);
  await captchaNeeded(platform, visitor);
  await countAttempt(platform, visitor);
  if (await isPasswordOf(member, given.password)) return forgetFailures(platform, visitor);
  const fields = [{ name: given.field, rule: 'wrong' as const }];
  throw new Refusal(422, 'invalid_field', 'The password is wrong.', { fields });
}

/** Members who logged in with a temporary password can still change it in that session after it has expired. */
async function isPasswordOf(member: Member, password: string): Promise<boolean> {
  if (await passwordMatches(password, member.passwordHash)) return true;
  return member.passwordHash === UNMATCHABLE_HASH && (await isTemporaryPassword(member, password));
}
