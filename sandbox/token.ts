import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash stored instead of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
