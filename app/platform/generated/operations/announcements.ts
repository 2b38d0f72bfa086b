// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { operations } from '#schemas/generated/platform.ts';
import { isAnnouncementsValue, type AnnouncementsValue } from '#schemas/generated/validators/announcements.js';
import { ask } from '#app/platform/ask.ts';
import type { CallOptions, PlatformClient } from '#app/platform/platform-client.ts';

/** Banners, notices, announcements and popups. @throws PlatformError */
export function announcements(
  platform: PlatformClient,
  query?: operations['announcements']['parameters']['query'],
  options?: CallOptions,
): Promise<AnnouncementsValue> {
  return ask(platform, 'GET /wps/relay/MCSFE_getListAnnouncements', { ...options, query }, isAnnouncementsValue);
}
