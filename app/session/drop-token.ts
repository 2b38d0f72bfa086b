import { isLogout } from '#schemas/generated/validators/logout.js';
import { ask } from '../platform/ask.ts';
import type { PlatformClient } from '../platform/create-platform.ts';

/**
 * Ends a session that was never begun here, as when its account may not enter. It is told to the platform alone: who is
 * logged in on this page stays so.
 */
export async function dropToken(platform: PlatformClient, token: string): Promise<void> {
  const call = platform.DELETE('/wps/session/logout', { headers: { authorization: `Bearer ${token}` } });
  // A token that the platform does not take back ends by itself; nothing on this page holds it.
  await ask(call, isLogout).catch(() => undefined);
}
