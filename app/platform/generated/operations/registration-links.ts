// Generated from schemas/platform/ by scripts/generate/platform-operations.ts.
import { isRegistrationLinksValue, type RegistrationLinksValue } from '#schemas/generated/validators/registrationLinks.js';
import { ask } from '#app/platform/ask.ts';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';

/** The registration links of an agent. @throws PlatformError */
export function registrationLinks(
  platform: PlatformClient,
  options?: SessionCallOptions,
): Promise<RegistrationLinksValue> {
  return ask(platform, 'GET /wps/agent/registration/links', { ...options }, isRegistrationLinksValue);
}
