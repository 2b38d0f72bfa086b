// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { RegistrationLinkChange } from '#schemas/generated/platform.ts';
import { isSetRegistrationLinkValue, type SetRegistrationLinkValue } from '#schemas/generated/validators/setRegistrationLink.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Changes a registration link. @throws PlatformError */
export function setRegistrationLink(
  platform: PlatformClient,
  body: RegistrationLinkChange,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<SetRegistrationLinkValue> {
  return ask(platform, 'PUT /wps/agent/registration/link', { ...options, body }, isSetRegistrationLinkValue);
}
