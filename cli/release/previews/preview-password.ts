import { createHash, randomBytes } from 'node:crypto';
import { UsageError } from '#cli/problems/usage-error.ts';

/** Hashes of a password in the form of each web server. */
export interface PasswordHashes {
  /** Salted SHA-1. Cheap, as nginx verifies the password on every request. */
  nginx: string;
  /** bcrypt. */
  caddy: string;
}

/** Environment variable with the operator's own password. */
export const PASSWORD_VARIABLE = 'BRANDGEN_PREVIEW_PASSWORD';

/** Username for the browser's password prompt. */
export const PREVIEW_USER = 'preview';

/** A shorter password could be guessed from its hash; bcrypt only uses 72 bytes. */
const OWN_PASSWORD = /^[!-~]{16,72}$/;

/** The operator's own password; undefined if not set. @throws UsageError if it is too weak */
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
  // Every command that writes a configuration loads this file, and few hash a password.
  const { default: bcrypt } = await import('bcryptjs');
  const salt = randomBytes(8);
  const sum = createHash('sha1').update(password).update(salt).digest();
  return { nginx: `{SSHA}${Buffer.concat([sum, salt]).toString('base64')}`, caddy: await bcrypt.hash(password, 10) };
}
