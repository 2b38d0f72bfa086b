import { decode, encode } from 'jose/base64url';

const ALGORITHM = { name: 'AES-GCM', length: 256 };
const IV_BYTES = 12;

/**
 * Encrypts a text under a new key that cannot be exported.
 * @param context needed again to decrypt it, such as whose text it is
 */
export async function seal(text: string, context: string): Promise<{ key: CryptoKey; sealed: string }> {
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = await crypto.subtle.encrypt(parameters(iv, context), key, bytes(text));
  return { key, sealed: `${encode(iv)}.${encode(new Uint8Array(cipher))}` };
}

/** Decrypts a text; undefined if the key is gone, or the sealed text or the context has changed. */
export async function unseal(key: CryptoKey | undefined, sealed: string, context: string): Promise<string | undefined> {
  const [iv = '', cipher = ''] = sealed.split('.');
  if (!key || !cipher) return undefined;
  try {
    const algorithm = parameters(unshared(decode(iv)), context);
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, unshared(decode(cipher))));
  } catch {
    return undefined;
  }
}

function parameters(iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams {
  return { name: ALGORITHM.name, iv, additionalData: bytes(context) };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return unshared(new TextEncoder().encode(text));
}

/** A copy in memory that is not shared, as WebCrypto demands. */
function unshared(shared: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(shared);
}
