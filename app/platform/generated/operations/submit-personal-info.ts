// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { PersonalInfo } from '#schemas/generated/platform.ts';
import { send } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Submits the personal information of an identity verification. @throws PlatformError */
export function submitPersonalInfo(
  platform: PlatformClient,
  body: PersonalInfo,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<void> {
  return send(platform, 'POST /wps/member/info', { ...options, body });
}
