import { createHash, randomBytes } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { UsageError } from '#cli/problems/usage-error.ts';

/** A password's hash, as each web server reads it. */
export interface PasswordHashes {
  /** Salted SHA-1, which costs nginx nothing: it has no memory of a password that was right. */
  nginx: string;
  /** bcrypt. */
  caddy: string;
}

/** Variable with a password of the operator's own. */
export const PASSWORD_VARIABLE = 'BRANDGEN_PREVIEW_PASSWORD';

/** The name that a browser asks for beside the password. */
export const PREVIEW_USER = 'preview';

/** A shorter password could be guessed from its hash; bcrypt reads 72 bytes. */
const OWN_PASSWORD = /^[!-~]{16,72}$/;

/** The operator's own password; undefined without one. @throws UsageError for one that is too weak */
export function ownPassword(environment: NodeJS.ProcessEnv): string | undefined {
  const password = environment[PASSWORD_VARIABLE] ?? '';
  if (password === '') return undefined;
  if (OWN_PASSWORD.test(password)) return password;
  throw new UsageError(
    `The password in ${PASSWORD_VARIABLE} needs 16 to 72 letters, digits and signs of ASCII, without spaces. Without the variable, brandgen makes one.`,
  );
}

/** A new password of 120 random bits. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}

export async function hashPassword(password: string): Promise<PasswordHashes> {
  const salt = randomBytes(8);
  const sum = createHash('sha1').update(password).update(salt).digest();
  return { nginx: `{SSHA}${Buffer.concat([sum, salt]).toString('base64')}`, caddy: await bcrypt.hash(password, 10) };
}
