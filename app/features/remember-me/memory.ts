import type { SiteBrand } from '#app/brand/brand.ts';
import type { LogInMemory } from '#app/shell/slots/slots.ts';
import { dayCookie } from './cookie.ts';
import { indexedKeyStore, type KeyStore } from './key-store.ts';
import { mobileMemory } from './mobile-memory.ts';
import { seal, unseal } from './seal.ts';

/**
 * What the brand lets this device remember for a day: the username, or the password too. The password is stored as ciphertext
 * in a cookie, under a key that never leaves this browser; neither is of use without the other.
 */
export function memoryOf({ auth, basePath }: SiteBrand, keys: KeyStore = indexedKeyStore()): LogInMemory {
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
      if (username) return { username, ...(await unseal(await keys.read(), sealed.read(), username)) };
      // The cookie has expired, so the key is useless.
      await forget();
      return null;
    },
    async keep({ username, password }) {
      name.write(username);
      if (auth.remember !== 'password') return;
      const { key, text } = await seal(password, username);
      await keys.write(key);
      sealed.write(text);
    },
  };
}
