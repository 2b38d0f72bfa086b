import { decode, encode } from 'jose/base64url';
import type { SiteBrand } from '#app/brand/brand.ts';
import type { PasswordCheck } from '#app/shell/slots/slots.ts';

const BITS = 256;

/** Members who still have the operator's default password must choose their own. */
export const hasDefaultPassword: PasswordCheck = (_login, password, brand) =>
  isDefaultPassword(password, brand.auth.defaultPassword);

/** Whether a password is the operator's default, of which only the salted digest is known here. */
export async function isDefaultPassword(
  password: string,
  known: SiteBrand['auth']['defaultPassword'],
): Promise<boolean> {
  if (!known) return false;
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const { iterations, digest } = known;
  const salt = new Uint8Array(decode(known.salt));
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, secret, BITS);
  return encode(new Uint8Array(bits)) === digest;
}
