import type { Credentials, Memory } from '#app/shell/slots/slots.ts';
import { dayCookie } from './cookie.ts';

/** Stores the username of the last log-in for a day. */
export function userMemory(path: string): Memory<Pick<Credentials, 'username'>> {
  const cookie = dayCookie('lastUser', path);
  return {
    forget: async () => cookie.clear(),
    keep: async ({ username }) => cookie.write(username),
    async recall() {
      const username = cookie.read();
      return username ? { username } : null;
    },
  };
}
