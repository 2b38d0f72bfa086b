import type { PlatformClient } from '../platform/create-platform.ts';
import { logout } from '../platform/operations/logout.ts';

/**
 * Ends a session that was never begun here, as when its account may not enter. It is told to the platform alone: who is
 * logged in on this page stays so.
 */
export async function dropToken(platform: PlatformClient, token: string): Promise<void> {
  // A token that the platform does not take back ends by itself; nothing on this page holds it.
  await logout(platform, { token }).catch(() => undefined);
}
