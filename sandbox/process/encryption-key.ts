import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import type { Jwk } from '#schemas/generated/platform.ts';
import { Refusal } from '../refusal.ts';

export interface EncryptionKey {
  readonly publicJwk: Jwk;
  /** @throws Refusal unreadable_payload unless the text is a JWE under this key */
  decrypt(jwe: string): Promise<string>;
}

const ALGORITHM = 'ECDH-ES';

/** A key pair per process: sites fetch the public key before each use. */
export async function createEncryptionKey(): Promise<EncryptionKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const publicJwk: Jwk = { kty: 'EC', crv: 'P-256', x, y, kid: x.slice(0, 12), use: 'enc', alg: ALGORITHM };
  return { publicJwk, decrypt: (jwe) => decrypt(jwe, privateKey, publicJwk.kid) };
}

async function decrypt(jwe: string, privateKey: CryptoKey, kid: string): Promise<string> {
  const limits = { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: ['A256GCM'] };
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey, limits);
    if (protectedHeader.kid !== kid) throw new Error(`The payload names the key ${protectedHeader.kid}.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
  } catch {
    const fix = 'Encrypt it as ECDH-ES with A256GCM under the current key of GET /wps/system/keys.';
    throw new Refusal(400, 'unreadable_payload', `The payload cannot be decrypted. ${fix}`);
  }
}
