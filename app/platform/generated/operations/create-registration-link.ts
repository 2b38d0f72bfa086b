// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import type { NewRegistrationLink } from '#schemas/generated/platform.ts';
import { isCreateRegistrationLinkValue, type CreateRegistrationLinkValue } from '#schemas/generated/validators/createRegistrationLink.js';
import { ask } from '#app/platform/ask.ts';
import type { BodyCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** Makes a registration link. @throws PlatformError */
export function createRegistrationLink(
  platform: PlatformClient,
  body: NewRegistrationLink,
  options?: SessionCallOptions & BodyCallOptions,
): Promise<CreateRegistrationLinkValue> {
  return ask(platform, 'POST /wps/agent/registration/link', { ...options, body }, isCreateRegistrationLinkValue);
}
