import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A private Ed25519 key; undefined for any other text, of which nothing is told. @param pem PKCS#8 */
export function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The public half of a key as `brandgen.json` has it: SPKI in DER, as base64. */
export function publicHalfOf(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** @param base64 SPKI in DER @throws when it is no key */
export function publicKeyOf(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
}
