import type { SiteBrand } from '#app/brand/brand.ts';
import type { LogInMemory } from '#app/shell/slots/slots.ts';
import { indexedKeyStore, type KeyStore } from '#app/storage/key-store.ts';
import { seal, unseal } from '#app/storage/seal.ts';
import { dayCookie } from './cookie.ts';
import { mobileMemory } from './mobile-memory.ts';

/**
 * What the brand lets this device remember for a day: the username, or the password too. The password is stored as ciphertext
 * in a cookie, under a key that never leaves this browser; neither is of use without the other.
 */
export function memoryOf(
  { auth, basePath }: SiteBrand,
  keys: KeyStore = indexedKeyStore('remember-me', 'log-in'),
): LogInMemory {
  const name = dayCookie('lastUser', basePath);
  const sealed = dayCookie('lastLogIn', basePath);
  const forget = async () => {
    name.clear();
    sealed.clear();
    await keys.clear();
  };
  return {
    mobile: mobileMemory(basePath),
    forget,
    async recall() {
      const username = name.read();
      if (!username) {
        // The cookie has expired, so the key is useless.
        await forget();
        return null;
      }
      const password = await unseal(await keys.read(), sealed.read(), username);
      return { username, ...(password !== undefined && { password }) };
    },
    async keep({ username, password }) {
      name.write(username);
      if (auth.remember !== 'password') return;
      const { key, sealed: text } = await seal(password, username);
      await keys.write(key);
      sealed.write(text);
    },
  };
}
