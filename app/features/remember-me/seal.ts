import { decode, encode } from 'jose/base64url';

const ALGORITHM = { name: 'AES-GCM', length: 256 };
const IV_BYTES = 12;

/** Encrypts a password under a new key that cannot be exported, bound to this username. */
export async function seal(password: string, username: string): Promise<{ key: CryptoKey; text: string }> {
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = await crypto.subtle.encrypt(parameters(iv, username), key, bytes(password));
  return { key, text: `${encode(iv)}.${encode(new Uint8Array(cipher))}` };
}

/** Decrypts the password; empty if the key is gone, or the text or the username has changed. */
export async function unseal(key: CryptoKey | undefined, text: string, username: string) {
  const [iv = '', cipher = ''] = text.split('.');
  if (!key || !cipher) return {};
  try {
    const plain = await crypto.subtle.decrypt(
      parameters(unshared(decode(iv)), username),
      key,
      unshared(decode(cipher)),
    );
    return { password: new TextDecoder().decode(plain) };
  } catch {
    return {};
  }
}

function parameters(iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams {
  return { name: ALGORITHM.name, iv, additionalData: bytes(username) };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return unshared(new TextEncoder().encode(text));
}

/** A copy in memory that is not shared, as WebCrypto demands. */
function unshared(shared: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(shared);
}
