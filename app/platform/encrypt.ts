import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';
import { composed } from '#schemas/writing/composed.ts';
import { encryptionKeys } from './generated/operations/encryption-keys.ts';
import type { PlatformClient } from './platform-client.ts';
import { PlatformError } from './platform-error.ts';

/**
 * Encrypts a payload with the platform's current public key, unless the client brings an encryption of its own.
 * @returns a compact JWE (ECDH-ES, A256GCM) of the payload's JSON
 * @throws PlatformError when the key is unavailable or invalid
 */
export async function encryptPayload(platform: PlatformClient, payload: object): Promise<string> {
  if (platform.seal) return platform.seal(payload);
  const { keys } = await encryptionKeys(platform);
  const [jwk] = keys;
  if (!jwk) throw new PlatformError('broken', { cause: 'The platform has no key.' });
  const plain = new TextEncoder().encode(JSON.stringify(payload, composed));
  try {
    return await new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK({ ...jwk }, 'ECDH-ES'));
  } catch (cause) {
    throw new PlatformError('broken', { cause });
  }
}
