import { decode, encode } from 'jose/base64url';

const ALGORITHM = { name: 'AES-GCM', length: 256 };
const IV_BYTES = 12;

/** Encrypts a password under a new key that cannot be exported, for this user name alone. */
export async function seal(password: string, username: string): Promise<{ key: CryptoKey; text: string }> {
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = await crypto.subtle.encrypt(parameters(iv, username), key, bytes(password));
  return { key, text: `${encode(iv)}.${encode(new Uint8Array(cipher))}` };
}

/** The password again; nothing when the key is gone, or when the text or the user name is another one. */
export async function unseal(key: CryptoKey | undefined, text: string, username: string) {
  const [iv = '', cipher = ''] = text.split('.');
  if (!key || !cipher) return {};
  try {
    const plain = await crypto.subtle.decrypt(parameters(own(decode(iv)), username), key, own(decode(cipher)));
    return { password: new TextDecoder().decode(plain) };
  } catch {
    return {};
  }
}

function parameters(iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams {
  return { name: ALGORITHM.name, iv, additionalData: bytes(username) };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return own(new TextEncoder().encode(text));
}

/** The same bytes in memory that nothing else shares, as WebCrypto asks for. */
function own(shared: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(shared);
}
