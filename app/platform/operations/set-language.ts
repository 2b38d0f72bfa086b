// Generated from schemas/platform/openapi.json by scripts/generate/platform-operations.ts.
import type { LanguagePayload } from '#schemas/generated/platform.ts';
import { send } from '../ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '../platform-client.ts';

/** Stores the member's language. @throws PlatformError */
export function setLanguage(
  platform: PlatformClient,
  body: LanguagePayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/member/language', { ...options, body });
}
