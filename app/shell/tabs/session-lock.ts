/** Name of the lock that every tab with a session of this merchant shares. */
export const sessionLock = (merchant: string): string => `session/${merchant}`;

/**
 * How many tabs of this browser have a session. A lock ends with its tab, so unlike a note in a storage it is never out of
 * date. None where the browser has no locks.
 */
export async function countSessions(merchant: string): Promise<number> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === sessionLock(merchant)).length;
  } catch {
    return 0;
  }
}
