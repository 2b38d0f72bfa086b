import { CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { hasShape, isText } from '#cli/json/guards.ts';

/** The key that the site encrypts with, so that a payload can be passed on to whichever side its call is for. */
export interface OwnKey {
  readonly publicJwk: JWK;
  /** @throws if the payload is not encrypted under this key */
  open(payload: string): Promise<Uint8Array>;
}

const ALGORITHM = 'ECDH-ES';
const ENCODING = 'A256GCM';

export async function createOwnKey(): Promise<OwnKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256' });
  const jwk = await exportJWK(publicKey);
  const limits = { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: [ENCODING] };
  return {
    publicJwk: { ...jwk, kid: jwk.x?.slice(0, 12) ?? '', use: 'enc', alg: ALGORITHM },
    open: async (payload) => (await compactDecrypt(payload, privateKey, limits)).plaintext,
  };
}

const isKey = hasShape({ kty: isText, kid: isText });

/** Encrypts a payload for a platform. @param keys its answer's JSON Web Keys, the current one first @throws without one */
export async function encryptFor(keys: readonly unknown[], plaintext: Uint8Array): Promise<string> {
  const [jwk] = keys;
  if (!isKey(jwk)) throw new Error('The platform has no key.');
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCODING, kid: jwk.kid })
    .encrypt(await importJWK({ ...jwk }, ALGORITHM));
}
