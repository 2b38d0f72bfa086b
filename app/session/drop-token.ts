import type { PlatformClient } from '../platform/create-platform.ts';
import { logout } from '../platform/generated/operations/logout.ts';

/**
 * Ends a session that never began on this page, for example because its account may not log in. The session of this page
 * is not affected.
 */
export async function dropToken(platform: PlatformClient, token: string): Promise<void> {
  // If the call fails, the token expires by itself; this page keeps no copy.
  await logout(platform, { token }).catch(() => undefined);
}
