// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { LanguagePayload } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Stores the member's language. @throws PlatformError */
export function setLanguage(
  platform: PlatformClient,
  body: LanguagePayload,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'PUT /wps/member/language', { ...options, body });
}
