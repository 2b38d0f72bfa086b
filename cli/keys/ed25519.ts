import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/**
 * Parses a private Ed25519 key; undefined for any other text, without an error that could reveal it. @param pem PKCS#8
 */
export function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The public half of a key in the form of `brandgen.json`: SPKI in DER, as base64. */
export function publicHalfOf(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** @param base64 SPKI in DER @throws if it is not a key */
export function publicKeyOf(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
}
