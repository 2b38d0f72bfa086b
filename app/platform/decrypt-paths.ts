import { compactDecrypt } from 'jose/jwe/compact/decrypt';
import { importJWK } from 'jose/key/import';
import type { PlatformClient } from './create-platform.ts';
import { encryptionKeys } from './generated/operations/encryption-keys.ts';
import { PlatformError } from './platform-error.ts';

const LIMITS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/**
 * Decrypts addresses that the platform sends encrypted.
 * @param sealed compact JWE (dir, A256GCM) of a JSON list of addresses; empty for none
 * @throws PlatformError when the key is unavailable, or the content is not a list of addresses
 */
export async function decryptPaths(platform: PlatformClient, sealed: string): Promise<string[]> {
  if (sealed === '') return [];
  const { paths: key } = await encryptionKeys(platform);
  if (!key) throw new PlatformError('broken', { cause: 'The platform has no key for its paths.' });
  try {
    const { plaintext } = await compactDecrypt(sealed, await importJWK({ ...key }), LIMITS);
    const paths: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
    if (isTexts(paths)) return paths;
  } catch (cause) {
    throw new PlatformError('broken', { cause });
  }
  throw new PlatformError('broken', { cause: 'The paths are not a list of strings.' });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
