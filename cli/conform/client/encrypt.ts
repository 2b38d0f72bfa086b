import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { hasShape, isDictionary, isText } from '#cli/json/guards.ts';

/** The public key under which payloads are encrypted. */
export type PayloadKey = JWK & { kid: string };

const isKey = hasShape({ kid: isText, kty: isText, crv: isText, x: isText, y: isText });

/** The first key in an answer of `GET /wps/system/keys`; null if no key in it follows the contract. */
export function firstKey(body: unknown): PayloadKey | null {
  const value = isDictionary(body) && isDictionary(body['value']) ? body['value'] : {};
  const keys: readonly unknown[] = Array.isArray(value['keys']) ? value['keys'] : [];
  const [first] = keys;
  return isKey(first) ? first : null;
}

/** A compact JWE of a plaintext, as the contract has it. @param header what differs in its header */
export async function encrypt(
  plaintext: string,
  key: PayloadKey,
  header: { kid?: string; enc?: string } = {},
): Promise<string> {
  const { kty, crv, x, y, kid } = key;
  const imported = await importJWK({ kty: String(kty), crv: String(crv), x: String(x), y: String(y) }, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, ...header })
    .encrypt(imported);
}
