import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';
import { isEncryptionKeys } from '#schemas/generated/validators/encryptionKeys.js';
import { ask } from './ask.ts';
import type { PlatformClient } from './create-platform.ts';
import { PlatformError } from './platform-error.ts';

/** How a call carries a body that is a compact JWE; spread into the call's options. */
export const asJose = {
  headers: { 'content-type': 'application/jose' },
  bodySerializer: (body: string) => body,
} as const;

/**
 * Encrypts a payload under the platform's current public key.
 * @returns a compact JWE (ECDH-ES, A256GCM) of the payload's JSON
 * @throws PlatformError when the key cannot be had or cannot be used
 */
export async function encryptPayload(platform: PlatformClient, payload: object): Promise<string> {
  const answer = await ask(platform.GET('/wps/system/keys'), isEncryptionKeys);
  const [jwk] = answer.value.keys;
  if (!jwk) throw new PlatformError('broken', { cause: 'The platform has no key.' });
  const plain = new TextEncoder().encode(JSON.stringify(payload));
  try {
    return await new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK({ ...jwk }, 'ECDH-ES'));
  } catch (cause) {
    throw new PlatformError('broken', { cause });
  }
}
